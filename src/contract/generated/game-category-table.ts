// Generated from schemas/ by `npm run codegen`. Do not edit.

export const GAME_CATEGORY_TABLE = {
  LOTT: {"text":"plan:nav.lottery","icon":"ticket","path":"/lott","page":"ELOTT","ties":false,"limit":"LOTT","rebate":100,"agentRate":null,"view":"lotteries","product":"lottery"},
  ELOTT: {"text":"plan:category.ELOTT","icon":"ticket","path":"/elott","page":"ELOTT","ties":false,"limit":"LOTT","rebate":100,"agentRate":null,"view":"lotteries","product":"lottery"},
  LIVE: {"text":"plan:nav.live","icon":"live","path":"/live","page":"LIVE","ties":true,"limit":"LIVE","rebate":80,"agentRate":80,"view":"games","product":"game"},
  RNG: {"text":"plan:nav.slots","icon":"slots","path":"/rng","page":"RNG","ties":false,"limit":"RNG","rebate":120,"agentRate":120,"view":"games","product":"game"},
  FISH: {"text":"plan:nav.fishing","icon":"fish","path":"/fish","page":"FISH","ties":false,"limit":"FISH","rebate":100,"agentRate":100,"view":"games","product":"game"},
  SPORTS: {"text":"plan:nav.sports","icon":"ball","path":"/sports","page":"SPORTS","ties":true,"limit":"SPORTS","rebate":100,"agentRate":100,"view":"games","product":"game"},
  ESPORTS: {"text":"plan:nav.esports","icon":"gameController","path":"/esports","page":"ESPORTS","ties":true,"limit":"ESPORTS","rebate":100,"agentRate":100,"view":"games","product":"game"},
  COCKFIGHT: {"text":"plan:nav.cockfight","icon":"feather","path":"/cockfight","page":"COCKFIGHT","ties":true,"limit":"COCKFIGHT","rebate":0,"agentRate":0,"view":"games","product":"game"},
  PVP: {"text":"plan:nav.cards","icon":"cards","path":"/pvp","page":"PVP","ties":true,"limit":"PVP","rebate":0,"agentRate":0,"view":"games","product":"game"},
  HOT: {"text":"plan:nav.hot","icon":"flame","path":null,"page":null,"ties":false,"limit":null,"rebate":null,"agentRate":null,"view":"popular","product":null},
} as const;
