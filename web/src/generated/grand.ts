// Written by scripts/generate_types.py from src/voevoda/games/grand/view.py, battle_view.py, previews.py and layout_advice.py: change it there.

/** A player. */
export interface SeatView {
  readonly seat: number;
  readonly team: readonly number[];
  readonly coins: number;
  readonly gross: number;
  readonly upkeep: number;
  readonly lands: number;
  readonly personal: boolean;
  readonly out: boolean;
  readonly peace: readonly number[];
  readonly notice: readonly number[];
  readonly offers: readonly number[];
}

/** A land. */
export interface LandView {
  readonly name: string;
  readonly city: string | null;
  readonly owner: number;
  readonly turmoil: number;
}

/** A building. */
export interface BuildingView {
  readonly piece: string;
  readonly cell: string;
  readonly kind: string;
  readonly level: number;
  readonly highest: number;
  readonly owner: number;
  readonly acts: boolean;
  readonly garrison: number;
  readonly plus: boolean;
  readonly income: number;
  readonly gains: boolean;
  readonly spoiled: boolean;
  readonly ghosts: number;
}

/** A unit. */
export interface UnitView {
  readonly piece: string;
  readonly cell: string;
  readonly kind: string;
  readonly owner: number;
  readonly strength: number;
  readonly plus: boolean;
  readonly acts: boolean;
  readonly moves: boolean;
  readonly mithril?: boolean;
  readonly unspent?: boolean;
  readonly carried?: boolean;
  readonly pinned?: boolean;
  readonly school?: string;
  readonly state?: string;
  readonly home?: string;
  readonly controller?: string;
  readonly controls?: readonly string[];
  readonly work?: string;
  readonly spoiled?: boolean;
  readonly wind?: number;
  readonly water?: number;
  readonly stun?: number;
  readonly fury?: number;
}

/** A battle that was declared. */
export interface DeclarationView {
  readonly source: string;
  readonly target: string;
  readonly status: string;
  readonly as_neutral: boolean;
}

/** A spell, a voyage or a flight in the middle of which somebody, or chance, decides. */
export interface SpellView {
  readonly actor: string;
  readonly spell: string;
  readonly left: number;
}

/** A match of stand-alone battles. */
export interface MatchView {
  readonly round: number;
  readonly rounds: number;
  readonly score: number;
  readonly armies: readonly string[];
}

/** The whole game. */
export interface GrandView {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly string[];
  readonly lands: readonly string[];
  readonly mine_sites: readonly string[];
  readonly dragon_marks: readonly string[];
  readonly bridges: readonly string[];
  readonly year: number;
  readonly year_limit: number;
  readonly node: string;
  readonly active: number;
  readonly asked: number;
  readonly needed: number;
  readonly seats: readonly SeatView[];
  readonly all_lands: readonly LandView[];
  readonly buildings: readonly BuildingView[];
  readonly units: readonly UnitView[];
  readonly declarations: readonly DeclarationView[];
  readonly pending: SpellView | null;
  readonly battle: BattleView | null;
  readonly match: MatchView | null;
  readonly winners: readonly number[];
}

/** A piece in a battle. */
export interface FighterView {
  readonly piece: string;
  readonly owner: number;
  readonly plus: boolean;
  readonly size: number;
  readonly cards: readonly string[];
  readonly known: boolean;
  readonly place: number;
}

/** A battle. */
export interface BattleView {
  readonly number: number;
  readonly round: number;
  readonly side: string | null;
  readonly commanders: readonly [number, number];
  readonly attackers: readonly FighterView[];
  readonly defenders: readonly FighterView[];
  readonly winner: string | null;
  readonly claimant: number;
  readonly asked: string | null;
}

/** A purse and what it gains in a year; works under way count as finished. */
export interface Ledger {
  readonly coins: number;
  readonly gross: number;
  readonly upkeep: number;
}

/** A piece as it would fight. */
export interface FighterOdds {
  readonly piece: string;
  readonly cards: number;
  readonly plus: boolean;
  readonly chance: boolean;
}

/** A battle as it would be formed, and how it ends; chances as the attackers see it. */
export interface BattleOdds {
  readonly attackers: readonly FighterOdds[];
  readonly defenders: readonly FighterOdds[];
  readonly exact: boolean;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** What a declaration of battle leads to. */
export interface DeclarationOdds {
  readonly source: string;
  readonly target: string;
  readonly now: BattleOdds | null;
  readonly joined: BattleOdds | null;
}

/** A face of the die of a spell. */
export interface FaceOdds {
  readonly face: number;
  readonly total: number;
  readonly result: string;
  readonly count: number;
  readonly pieces: readonly string[];
}

/** A spell: what each face of the die brings, none if it needs no die. */
export interface SpellOdds {
  readonly mage: string;
  readonly spell: string;
  readonly bonus: number;
  readonly faces: readonly FaceOdds[];
  readonly pieces: readonly string[];
  readonly before: Ledger;
  readonly after: Ledger;
}

/** What an order costs, and what the year brings then. */
export interface PurseOdds {
  readonly before: Ledger;
  readonly after: Ledger;
}

/** A piece in a layout, with its orders in a row; `?` where chance gives them. */
export interface LaidPiece {
  readonly piece: string;
  readonly orders: string;
}

/** A layout, and how often one should choose it. */
export interface MixPart {
  readonly layout: readonly LaidPiece[];
  readonly chance: number;
}

/** What a chosen layout is worth at worst, for the attackers. */
export interface Verdict {
  readonly loses: number;
  readonly worst: number;
  readonly reply: readonly LaidPiece[];
}

/** What the seat at turn might know of the battle if it could reckon. Values: the attackers'. */
export interface LayoutAdvice {
  readonly side: string;
  readonly exact: boolean;
  readonly value: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly mix: readonly MixPart[];
  readonly verdict: Verdict | null;
}
