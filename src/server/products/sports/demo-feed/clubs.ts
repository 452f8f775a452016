/** A name, and a strength: 1 is average. */
export type Club = readonly [string, number];

/** Invented clubs by sport. */
export const CLUBS = {
  football: [
    ['Atlético Brisandra', 1.25],
    ['Deportivo Quillasur', 1.1],
    ['Real Tamborada', 1.05],
    ['Unión Ceibal', 0.95],
    ['Puerto Marenco', 0.9],
    ['Sport Huarumi', 0.8],
    ['Juventud Alcorza', 1.0],
    ['Racing Vallesol', 1.15],
    ['Nueva Cantera', 0.85],
    ['Club Espadaña', 1.0],
  ],
  esports: [
    ['Pixel Condor', 1.2],
    ['Team Obsidiana', 1.1],
    ['Nébula Nine', 1.0],
    ['Red Otorongo', 0.95],
    ['Kappa Sur', 0.9],
    ['Void Llama', 0.85],
  ],
  cricket: [
    ['Marigold Strikers', 1.1],
    ['Lantern Bay', 1.05],
    ['Tamarind Kings', 1.0],
    ['Monsoon Royals', 0.95],
    ['Copper Hill', 0.9],
    ['Sandpiper XI', 1.0],
  ],
} as const satisfies Readonly<Record<string, readonly Club[]>>;

export const TOURNAMENTS = {
  football: ['Perú', 'Liga Farolito'],
  esports: ['Internacional', 'Copa Píxel'],
  cricket: ['Internacional', 'Lantern Cup'],
} as const;
