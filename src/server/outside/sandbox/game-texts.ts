import type { ChoiceCode, Play } from './play.ts';

/** Words of a game page. `{supplier}` and `{amount}` are filled in. */
export interface GameTexts {
  readonly demo: string;
  readonly balance: string;
  readonly stake: string;
  readonly less: string;
  readonly more: string;
  readonly play: Readonly<Record<Play, string>>;
  readonly choose: string;
  readonly choice: Readonly<Record<ChoiceCode, string>>;
  readonly won: string;
  readonly lost: string;
  readonly waiting: string;
  readonly retrying: string;
  readonly unanswered: string;
  readonly sendAgain: string;
  readonly opening: string;
  readonly notOpened: string;
  readonly tryAgain: string;
  readonly noStakes: string;
  readonly freePlay: string;
}

const en: GameTexts = {
  demo: 'A game of the demo supplier {supplier}, made for trying out the platform.',
  balance: 'Balance',
  stake: 'Stake',
  less: 'Lower stake',
  more: 'Higher stake',
  play: {
    spin: 'Spin',
    sides: 'Place bet',
    deal: 'Deal',
    odds: 'Place bet',
    cannon: 'Fire',
    draw: 'Draw a card',
  },
  choose: 'Bet on',
  choice: {
    banker: 'Banker',
    player: 'Player',
    red: 'Red',
    black: 'Black',
    small: 'Small',
    big: 'Big',
    dragon: 'Dragon',
    tiger: 'Tiger',
    home: 'Home',
    level: 'Draw',
    away: 'Away',
  },
  won: 'You get {amount}',
  lost: 'No payout this time',
  waiting: 'The round is running',
  retrying: 'No answer yet. Sending the same bet again.',
  unanswered: 'No answer. Sending again repeats the same bet, never a second one.',
  sendAgain: 'Send again',
  opening: 'Opening the game',
  notOpened: 'The game could not be opened.',
  tryAgain: 'Try again',
  noStakes: 'This game has no stakes in your currency.',
  freePlay: 'Free play',
};

const es: GameTexts = {
  demo: 'Un juego del proveedor de demostración {supplier}, hecho para probar la plataforma.',
  balance: 'Saldo',
  stake: 'Apuesta',
  less: 'Bajar la apuesta',
  more: 'Subir la apuesta',
  play: {
    spin: 'Girar',
    sides: 'Apostar',
    deal: 'Repartir',
    odds: 'Apostar',
    cannon: 'Disparar',
    draw: 'Sacar una carta',
  },
  choose: 'Apostar a',
  choice: {
    banker: 'Banca',
    player: 'Jugador',
    red: 'Rojo',
    black: 'Negro',
    small: 'Pequeño',
    big: 'Grande',
    dragon: 'Dragón',
    tiger: 'Tigre',
    home: 'Local',
    level: 'Empate',
    away: 'Visitante',
  },
  won: 'Recibes {amount}',
  lost: 'Sin premio esta vez',
  waiting: 'La ronda está en curso',
  retrying: 'Aún no hay respuesta. Se envía otra vez la misma apuesta.',
  unanswered: 'No hay respuesta. Al enviar otra vez se repite la misma apuesta, nunca una segunda.',
  sendAgain: 'Enviar otra vez',
  opening: 'Abriendo el juego',
  notOpened: 'No se pudo abrir el juego.',
  tryAgain: 'Intentar de nuevo',
  noStakes: 'Este juego no tiene apuestas en tu moneda.',
  freePlay: 'Juego gratis',
};

const th: GameTexts = {
  demo: 'เกมของผู้ให้บริการสาธิต {supplier} สร้างขึ้นเพื่อทดลองใช้แพลตฟอร์ม',
  balance: 'ยอดเงิน',
  stake: 'เดิมพัน',
  less: 'ลดเดิมพัน',
  more: 'เพิ่มเดิมพัน',
  play: {
    spin: 'หมุน',
    sides: 'วางเดิมพัน',
    deal: 'แจกไพ่',
    odds: 'วางเดิมพัน',
    cannon: 'ยิง',
    draw: 'จั่วไพ่',
  },
  choose: 'เดิมพันฝั่ง',
  choice: {
    banker: 'เจ้ามือ',
    player: 'ผู้เล่น',
    red: 'แดง',
    black: 'ดำ',
    small: 'ต่ำ',
    big: 'สูง',
    dragon: 'มังกร',
    tiger: 'เสือ',
    home: 'เจ้าบ้าน',
    level: 'เสมอ',
    away: 'ทีมเยือน',
  },
  won: 'คุณได้รับ {amount}',
  lost: 'รอบนี้ไม่มีเงินรางวัล',
  waiting: 'กำลังเล่นรอบนี้',
  retrying: 'ยังไม่มีคำตอบ กำลังส่งเดิมพันเดิมอีกครั้ง',
  unanswered: 'ไม่มีคำตอบ การส่งอีกครั้งจะใช้เดิมพันเดิม ไม่เพิ่มเดิมพันใหม่',
  sendAgain: 'ส่งอีกครั้ง',
  opening: 'กำลังเปิดเกม',
  notOpened: 'เปิดเกมไม่ได้',
  tryAgain: 'ลองอีกครั้ง',
  noStakes: 'เกมนี้ไม่มีเดิมพันในสกุลเงินของคุณ',
  freePlay: 'เล่นฟรี',
};

const vi: GameTexts = {
  demo: 'Trò chơi của nhà cung cấp minh họa {supplier}, dùng để thử nền tảng.',
  balance: 'Số dư',
  stake: 'Mức cược',
  less: 'Giảm mức cược',
  more: 'Tăng mức cược',
  play: {
    spin: 'Quay',
    sides: 'Đặt cược',
    deal: 'Chia bài',
    odds: 'Đặt cược',
    cannon: 'Bắn',
    draw: 'Rút một lá',
  },
  choose: 'Cược vào',
  choice: {
    banker: 'Nhà cái',
    player: 'Người chơi',
    red: 'Đỏ',
    black: 'Đen',
    small: 'Xỉu',
    big: 'Tài',
    dragon: 'Rồng',
    tiger: 'Hổ',
    home: 'Chủ nhà',
    level: 'Hòa',
    away: 'Khách',
  },
  won: 'Bạn nhận được {amount}',
  lost: 'Lần này không trúng',
  waiting: 'Ván chơi đang diễn ra',
  retrying: 'Chưa có phản hồi. Đang gửi lại đúng cược đó.',
  unanswered: 'Không có phản hồi. Gửi lại chỉ lặp lại cược này, không tạo cược thứ hai.',
  sendAgain: 'Gửi lại',
  opening: 'Đang mở trò chơi',
  notOpened: 'Không mở được trò chơi.',
  tryAgain: 'Thử lại',
  noStakes: 'Trò chơi này không có mức cược bằng tiền tệ của bạn.',
  freePlay: 'Chơi miễn phí',
};

const ar: GameTexts = {
  demo: 'لعبة من المزوّد التجريبي {supplier}، أُعدّت لتجربة المنصة.',
  balance: 'الرصيد',
  stake: 'الرهان',
  less: 'خفض الرهان',
  more: 'رفع الرهان',
  play: {
    spin: 'تدوير',
    sides: 'راهن',
    deal: 'وزّع',
    odds: 'راهن',
    cannon: 'أطلق',
    draw: 'اسحب ورقة',
  },
  choose: 'راهن على',
  choice: {
    banker: 'البنك',
    player: 'اللاعب',
    red: 'أحمر',
    black: 'أسود',
    small: 'صغير',
    big: 'كبير',
    dragon: 'التنين',
    tiger: 'النمر',
    home: 'المضيف',
    level: 'تعادل',
    away: 'الضيف',
  },
  won: 'تحصل على {amount}',
  lost: 'لا ربح هذه المرة',
  waiting: 'الجولة جارية',
  retrying: 'لا رد بعد. يُعاد إرسال الرهان نفسه.',
  unanswered: 'لا رد. إعادة الإرسال تكرر الرهان نفسه ولا تضيف رهانًا ثانيًا.',
  sendAgain: 'أرسل مجددًا',
  opening: 'جارٍ فتح اللعبة',
  notOpened: 'تعذّر فتح اللعبة.',
  tryAgain: 'حاول مجددًا',
  noStakes: 'لا رهانات لهذه اللعبة بعملتك.',
  freePlay: 'لعب مجاني',
};

const TEXTS: Readonly<Record<string, GameTexts>> = { en, es, th, vi, ar };

/** @param language a BCP 47 tag; one without texts here is English */
export function gameTexts(language: string): {
  language: string;
  direction: 'ltr' | 'rtl';
  texts: GameTexts;
} {
  const primary = language.toLowerCase().split('-')[0] ?? 'en';
  const known = Object.hasOwn(TEXTS, primary) ? primary : 'en';
  return {
    language: known,
    direction: known === 'ar' ? 'rtl' : 'ltr',
    texts: TEXTS[known] ?? en,
  };
}
