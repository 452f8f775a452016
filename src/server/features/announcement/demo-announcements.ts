import type { AnnouncementDraft, CallerKind } from '#contract/generated/types.ts';

/** A demo's announcement: what it is, and its words in both languages as title and HTML. */
export interface DemoAnnouncement extends Pick<
  AnnouncementDraft,
  'type' | 'execution' | 'promotionType'
> {
  visitorKinds: readonly CallerKind[];
  es: readonly [title: string, content: string];
  en: readonly [title: string, content: string];
}

const all = {
  execution: null,
  visitorKinds: ['visitor', 'member', 'agent', 'trial'],
  promotionType: null,
} satisfies Partial<AnnouncementDraft>;
const anonymous = { ...all, execution: 'B', visitorKinds: ['visitor'] } as const;
const signedIn = { ...all, execution: 'A', visitorKinds: ['member', 'agent', 'trial'] } as const;

const NOTICES = [
  {
    ...all,
    es: [
      'Cada ronda de nuestros juegos se puede comprobar',
      '<p>Antes de tu primera apuesta ves la huella de la semilla secreta. Cuando cambias de semilla la mostramos, y cualquier ronda se vuelve a calcular en tu navegador.</p>',
    ],
    en: [
      'Every round of our own games can be checked',
      '<p>Before your first bet you see the fingerprint of the secret seed. When you change seeds we show it, and any round can be computed again in your browser.</p>',
    ],
  },
  {
    ...all,
    es: [
      'Los bancos en mantenimiento no procesan depósitos',
      '<p>Mientras un banco está fuera de línea, tu orden espera y <strong>no se pierde</strong>. Si tienes prisa, elige otro canal.</p>',
    ],
    en: [
      'Banks under maintenance do not process deposits',
      '<p>While a bank is offline your order waits and <strong>is not lost</strong>. If you are in a hurry, choose another channel.</p>',
    ],
  },
  {
    ...all,
    es: [
      'Jade Orchard ya está en las tragamonedas',
      '<p>Cinco rodillos, comodines y giros gratis. La tabla de pagos y el retorno están a la vista, en el mismo juego.</p>',
    ],
    en: [
      'Jade Orchard is among the slots now',
      '<p>Five reels, wilds and free spins. The pay table and the return stand in the game itself.</p>',
    ],
  },
  {
    ...all,
    es: [
      'Nunca te pediremos la contraseña',
      '<p>Ni por chat, ni por teléfono, ni por correo. Si alguien lo hace en nuestro nombre, avísanos.</p>',
    ],
    en: [
      'We never ask for your password',
      '<p>Not by chat, not by telephone, not by mail. If somebody does in our name, let us know.</p>',
    ],
  },
  {
    ...all,
    es: [
      'Juega solo con lo que te puedas permitir',
      '<p>Tu registro de cuenta muestra cada movimiento. Si deja de ser divertido, para.</p>',
    ],
    en: [
      'Play only with what you can spare',
      '<p>Your account record shows every movement. When it stops being fun, stop.</p>',
    ],
  },
] satisfies readonly Omit<DemoAnnouncement, 'type'>[];

const POPUPS = [
  {
    ...anonymous,
    es: [
      'Te damos la bienvenida',
      '<p>Mira los juegos sin cuenta, el tiempo que quieras. Para jugar de verdad te pedimos:</p><ul><li>ser mayor de edad,</li><li>un usuario y una contraseña,</li><li>aceptar los términos.</li></ul>',
    ],
    en: [
      'Welcome',
      '<p>Look at the games without an account, for as long as you like. To play for real we ask you:</p><ul><li>to be of age,</li><li>for a username and a password,</li><li>to accept the terms.</li></ul>',
    ],
  },
  {
    ...signedIn,
    es: [
      'Tus movimientos, en un solo lugar',
      '<p>En <em>Registro de cuenta</em> están tus depósitos, apuestas y pagos, con el saldo antes y después de cada uno.</p>',
    ],
    en: [
      'Your movements in one place',
      '<p>The <em>account record</em> has your deposits, bets and payouts, with the balance before and after each.</p>',
    ],
  },
  {
    ...signedIn,
    es: [
      'Depósitos al instante con la caja de prueba',
      '<p>En esta demostración el dinero es de juguete: elige un monto, confirma, y lo ves en tu saldo.</p>',
    ],
    en: [
      'Instant deposits with the sandbox',
      '<p>In this demo the money is play money: choose an amount, confirm, and see it in your balance.</p>',
    ],
  },
  {
    ...all,
    execution: 'F',
    visitorKinds: ['member', 'agent'],
    es: [
      'Tu primera vez aquí',
      '<p>Empieza por una ronda pequeña y abre después su comprobación: así sabes cómo se decidió.</p>',
    ],
    en: [
      'Your first time here',
      '<p>Begin with a small round and then open its proof: so you know how it was decided.</p>',
    ],
  },
] satisfies readonly Omit<DemoAnnouncement, 'type'>[];

/** Announcements of a demo's brands, in the order shown: the types that have a place on the site. */
export const DEMO_ANNOUNCEMENTS: readonly DemoAnnouncement[] = [
  ...NOTICES.map((notice) => ({ ...notice, type: 'PL' as const })),
  ...POPUPS.map((popup) => ({ ...popup, type: 'PU' as const })),
];
