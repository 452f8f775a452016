// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "blocks"
 ],
 "properties": {
  "blocks": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/home-block"
   },
   "maxItems": 24
  }
 },
 "definitions": {
  "home-block": {
   "type": "object",
   "required": [
    "kind"
   ],
   "discriminator": {
    "propertyName": "kind"
   },
   "oneOf": [
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "group",
      "intervalMs",
      "transitionMs",
      "height",
      "slides"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "bannerCarousel"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "group": {
       "type": "string",
       "pattern": "^[a-z][a-z0-9_]{1,30}$"
      },
      "intervalMs": {
       "type": "integer",
       "minimum": 3000,
       "maximum": 20000
      },
      "transitionMs": {
       "type": "integer",
       "minimum": 0,
       "maximum": 2000
      },
      "height": {
       "enum": [
        "short",
        "medium",
        "tall"
       ]
      },
      "slides": {
       "type": "array",
       "items": {
        "$ref": "#/definitions/banner-slide"
       },
       "maxItems": 10
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "clock",
      "speed"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "noticeMarquee"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "clock": {
       "type": "boolean"
      },
      "speed": {
       "enum": [
        "slow",
        "medium"
       ]
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "count",
      "layout"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "hotGames"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "count": {
       "type": "integer",
       "minimum": 1,
       "maximum": 24
      },
      "layout": {
       "enum": [
        "grid",
        "rail",
        "podium"
       ]
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "category",
      "count",
      "layout"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "gameRail"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "category": {
       "enum": [
        "ELOTT",
        "LIVE",
        "RNG",
        "FISH",
        "SPORTS",
        "ESPORTS",
        "COCKFIGHT",
        "PVP"
       ]
      },
      "count": {
       "type": "integer",
       "minimum": 1,
       "maximum": 24
      },
      "layout": {
       "enum": [
        "grid",
        "rail",
        "podium"
       ]
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "count"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "continuePlaying"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "count": {
       "type": "integer",
       "minimum": 1,
       "maximum": 12
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "categoryTiles"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "source"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "jackpotCounter"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "source": {
       "enum": [
        "ledger",
        "illustrative"
       ]
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "count"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "winnersBoard"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "count": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "count"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "lotteryDraws"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "count": {
       "type": "integer",
       "minimum": 1,
       "maximum": 12
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "count"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "liveMatches"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "count": {
       "type": "integer",
       "minimum": 1,
       "maximum": 12
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "appDownload"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "points"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "serviceAdvantages"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "points": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "icon",
         "title",
         "text"
        ],
        "properties": {
         "id": {
          "$ref": "#/definitions/element-id"
         },
         "icon": {
          "type": "string",
          "pattern": "^[a-z][a-zA-Z0-9-]{1,30}$"
         },
         "title": {
          "$ref": "#/definitions/label"
         },
         "text": {
          "$ref": "#/definitions/label"
         }
        }
       },
       "maxItems": 6,
       "minItems": 1
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "source",
      "depositMinutes",
      "withdrawalMinutes"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "arrivalTimes"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      },
      "source": {
       "enum": [
        "measured",
        "illustrative"
       ]
      },
      "depositMinutes": {
       "type": "integer",
       "minimum": 1,
       "maximum": 1440
      },
      "withdrawalMinutes": {
       "type": "integer",
       "minimum": 1,
       "maximum": 10080
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "fairness"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "responsibleGaming"
      },
      "heading": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "visibleTo": {
       "type": "array",
       "items": {
        "enum": [
         "visitor",
         "member",
         "agent",
         "trial"
        ]
       },
       "maxItems": 4,
       "minItems": 1,
       "uniqueItems": true
      }
     }
    }
   ],
   "x-part": "home-block"
  },
  "element-id": {
   "type": "string",
   "pattern": "^[a-zA-Z][a-zA-Z0-9-]{0,39}$",
   "x-part": "element-id"
  },
  "label": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "key": {
     "type": "string",
     "pattern": "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$",
     "maxLength": 120
    },
    "text": {
     "type": "object",
     "additionalProperties": {
      "type": "string",
      "minLength": 1,
      "maxLength": 280
     },
     "propertyNames": {
      "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
     }
    }
   },
   "minProperties": 1,
   "x-part": "label"
  },
  "banner-slide": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "title",
    "picture"
   ],
   "properties": {
    "id": {
     "$ref": "#/definitions/element-id"
    },
    "title": {
     "$ref": "#/definitions/label"
    },
    "text": {
     "$ref": "#/definitions/label"
    },
    "picture": {
     "$ref": "#/definitions/picture"
    },
    "screen": {
     "$ref": "#/definitions/screen-id"
    },
    "actionLabel": {
     "$ref": "#/definitions/label"
    },
    "hidden": {
     "type": "boolean"
    }
   },
   "x-part": "banner-slide"
  },
  "picture": {
   "type": "object",
   "required": [
    "kind"
   ],
   "discriminator": {
    "propertyName": "kind"
   },
   "oneOf": [
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "kind",
      "hero"
     ],
     "properties": {
      "kind": {
       "const": "art"
      },
      "hero": {
       "$ref": "#/definitions/hero"
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "kind",
      "asset"
     ],
     "properties": {
      "kind": {
       "const": "asset"
      },
      "asset": {
       "$ref": "#/definitions/element-id"
      }
     }
    }
   ],
   "x-part": "picture"
  },
  "hero": {
   "type": "string",
   "pattern": "^[a-z][a-z0-9-]{1,30}$",
   "x-part": "hero"
  },
  "screen-id": {
   "enum": [
    "home",
    "hot",
    "lobby",
    "game",
    "fairness",
    "search",
    "favourites",
    "promotions",
    "pointMall",
    "help",
    "download",
    "join",
    "login",
    "thirdPartyReturn",
    "freePlay",
    "register",
    "forgotPassword",
    "resetPassword",
    "changePassword",
    "feedback",
    "notices",
    "about",
    "licences",
    "responsibleGaming",
    "terms",
    "privacy",
    "depositTutorial",
    "lottery",
    "liveTable",
    "sports",
    "esports",
    "footballSports",
    "memberCentre",
    "securityCentre",
    "wallet",
    "deposit",
    "withdrawal",
    "transferUpline",
    "bettingRecord",
    "accountRecord",
    "personalLoss",
    "activityStatement",
    "bonusDetails",
    "rewardCentre",
    "inviteFriends",
    "missions",
    "vip",
    "messages",
    "manualRebate",
    "saferPlay",
    "agentHome",
    "agentAnnouncements",
    "agentTeamOverview",
    "agentRegisterCentre",
    "agentDownlines",
    "agentTeamBetting",
    "agentLossStatements",
    "agentIncome",
    "agentDownlineTransactions",
    "agentDividends",
    "agentDailyWages",
    "agentHourlySalary",
    "agentRealtimeSalary"
   ],
   "x-part": "screen-id"
  }
 }
};

export const validator0 = validate21;const schema6 = {"const":"arrivalTimes","$id":"23484436"};function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="23484436" */;let vErrors = null;let errors = 0;if("arrivalTimes" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "arrivalTimes"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate21.errors = vErrors;return errors === 0;}export const validator1 = validate22;const schema7 = {"type":"object","additionalProperties":false,"required":["blocks"],"properties":{"blocks":{"type":"array","items":{"$ref":"#/definitions/home-block"},"maxItems":24}},"definitions":{"home-block":{"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","additionalProperties":false,"required":["id","kind","group","intervalMs","transitionMs","height","slides"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"bannerCarousel"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"group":{"type":"string","pattern":"^[a-z][a-z0-9_]{1,30}$"},"intervalMs":{"type":"integer","minimum":3000,"maximum":20000},"transitionMs":{"type":"integer","minimum":0,"maximum":2000},"height":{"enum":["short","medium","tall"]},"slides":{"type":"array","items":{"$ref":"#/definitions/banner-slide"},"maxItems":10}}},{"type":"object","additionalProperties":false,"required":["id","kind","clock","speed"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"noticeMarquee"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"clock":{"type":"boolean"},"speed":{"enum":["slow","medium"]}}},{"type":"object","additionalProperties":false,"required":["id","kind","count","layout"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"hotGames"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":24},"layout":{"enum":["grid","rail","podium"]}}},{"type":"object","additionalProperties":false,"required":["id","kind","category","count","layout"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"gameRail"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"category":{"enum":["ELOTT","LIVE","RNG","FISH","SPORTS","ESPORTS","COCKFIGHT","PVP"]},"count":{"type":"integer","minimum":1,"maximum":24},"layout":{"enum":["grid","rail","podium"]}}},{"type":"object","additionalProperties":false,"required":["id","kind","count"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"continuePlaying"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":12}}},{"type":"object","additionalProperties":false,"required":["id","kind"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"categoryTiles"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true}}},{"type":"object","additionalProperties":false,"required":["id","kind","source"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"jackpotCounter"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"source":{"enum":["ledger","illustrative"]}}},{"type":"object","additionalProperties":false,"required":["id","kind","count"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"winnersBoard"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":20}}},{"type":"object","additionalProperties":false,"required":["id","kind","count"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"lotteryDraws"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":12}}},{"type":"object","additionalProperties":false,"required":["id","kind","count"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"liveMatches"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":12}}},{"type":"object","additionalProperties":false,"required":["id","kind"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"appDownload"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true}}},{"type":"object","additionalProperties":false,"required":["id","kind","points"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"serviceAdvantages"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"points":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","icon","title","text"],"properties":{"id":{"$ref":"#/definitions/element-id"},"icon":{"type":"string","pattern":"^[a-z][a-zA-Z0-9-]{1,30}$"},"title":{"$ref":"#/definitions/label"},"text":{"$ref":"#/definitions/label"}}},"maxItems":6,"minItems":1}}},{"type":"object","additionalProperties":false,"required":["id","kind","source","depositMinutes","withdrawalMinutes"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"arrivalTimes"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"source":{"enum":["measured","illustrative"]},"depositMinutes":{"type":"integer","minimum":1,"maximum":1440},"withdrawalMinutes":{"type":"integer","minimum":1,"maximum":10080}}},{"type":"object","additionalProperties":false,"required":["id","kind"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"fairness"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true}}},{"type":"object","additionalProperties":false,"required":["id","kind"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"responsibleGaming"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true}}}],"x-part":"home-block"},"element-id":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"},"label":{"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"},"banner-slide":{"type":"object","additionalProperties":false,"required":["id","title","picture"],"properties":{"id":{"$ref":"#/definitions/element-id"},"title":{"$ref":"#/definitions/label"},"text":{"$ref":"#/definitions/label"},"picture":{"$ref":"#/definitions/picture"},"screen":{"$ref":"#/definitions/screen-id"},"actionLabel":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}},"x-part":"banner-slide"},"picture":{"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","additionalProperties":false,"required":["kind","hero"],"properties":{"kind":{"const":"art"},"hero":{"$ref":"#/definitions/hero"}}},{"type":"object","additionalProperties":false,"required":["kind","asset"],"properties":{"kind":{"const":"asset"},"asset":{"$ref":"#/definitions/element-id"}}}],"x-part":"picture"},"hero":{"type":"string","pattern":"^[a-z][a-z0-9-]{1,30}$","x-part":"hero"},"screen-id":{"enum":["home","hot","lobby","game","fairness","search","favourites","promotions","pointMall","help","download","join","login","thirdPartyReturn","freePlay","register","forgotPassword","resetPassword","changePassword","feedback","notices","about","licences","responsibleGaming","terms","privacy","depositTutorial","lottery","liveTable","sports","esports","footballSports","memberCentre","securityCentre","wallet","deposit","withdrawal","transferUpline","bettingRecord","accountRecord","personalLoss","activityStatement","bonusDetails","rewardCentre","inviteFriends","missions","vip","messages","manualRebate","saferPlay","agentHome","agentAnnouncements","agentTeamOverview","agentRegisterCentre","agentDownlines","agentTeamBetting","agentLossStatements","agentIncome","agentDownlineTransactions","agentDividends","agentDailyWages","agentHourlySalary","agentRealtimeSalary"],"x-part":"screen-id"}},"$id":"-11d08778"};const schema8 = {"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","additionalProperties":false,"required":["id","kind","group","intervalMs","transitionMs","height","slides"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"bannerCarousel"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"group":{"type":"string","pattern":"^[a-z][a-z0-9_]{1,30}$"},"intervalMs":{"type":"integer","minimum":3000,"maximum":20000},"transitionMs":{"type":"integer","minimum":0,"maximum":2000},"height":{"enum":["short","medium","tall"]},"slides":{"type":"array","items":{"$ref":"#/definitions/banner-slide"},"maxItems":10}}},{"type":"object","additionalProperties":false,"required":["id","kind","clock","speed"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"noticeMarquee"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"clock":{"type":"boolean"},"speed":{"enum":["slow","medium"]}}},{"type":"object","additionalProperties":false,"required":["id","kind","count","layout"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"hotGames"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":24},"layout":{"enum":["grid","rail","podium"]}}},{"type":"object","additionalProperties":false,"required":["id","kind","category","count","layout"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"gameRail"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"category":{"enum":["ELOTT","LIVE","RNG","FISH","SPORTS","ESPORTS","COCKFIGHT","PVP"]},"count":{"type":"integer","minimum":1,"maximum":24},"layout":{"enum":["grid","rail","podium"]}}},{"type":"object","additionalProperties":false,"required":["id","kind","count"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"continuePlaying"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":12}}},{"type":"object","additionalProperties":false,"required":["id","kind"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"categoryTiles"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true}}},{"type":"object","additionalProperties":false,"required":["id","kind","source"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"jackpotCounter"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"source":{"enum":["ledger","illustrative"]}}},{"type":"object","additionalProperties":false,"required":["id","kind","count"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"winnersBoard"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":20}}},{"type":"object","additionalProperties":false,"required":["id","kind","count"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"lotteryDraws"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":12}}},{"type":"object","additionalProperties":false,"required":["id","kind","count"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"liveMatches"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"count":{"type":"integer","minimum":1,"maximum":12}}},{"type":"object","additionalProperties":false,"required":["id","kind"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"appDownload"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true}}},{"type":"object","additionalProperties":false,"required":["id","kind","points"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"serviceAdvantages"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"points":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","icon","title","text"],"properties":{"id":{"$ref":"#/definitions/element-id"},"icon":{"type":"string","pattern":"^[a-z][a-zA-Z0-9-]{1,30}$"},"title":{"$ref":"#/definitions/label"},"text":{"$ref":"#/definitions/label"}}},"maxItems":6,"minItems":1}}},{"type":"object","additionalProperties":false,"required":["id","kind","source","depositMinutes","withdrawalMinutes"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"arrivalTimes"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true},"source":{"enum":["measured","illustrative"]},"depositMinutes":{"type":"integer","minimum":1,"maximum":1440},"withdrawalMinutes":{"type":"integer","minimum":1,"maximum":10080}}},{"type":"object","additionalProperties":false,"required":["id","kind"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"fairness"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true}}},{"type":"object","additionalProperties":false,"required":["id","kind"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"responsibleGaming"},"heading":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"visibleTo":{"type":"array","items":{"enum":["visitor","member","agent","trial"]},"maxItems":4,"minItems":1,"uniqueItems":true}}}],"x-part":"home-block"};const func2 = Object.prototype.hasOwnProperty;const func0 = sameJson;const schema9 = {"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"};const pattern0 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]{0,39}$", "u");function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern0.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]{0,39}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate24.errors = vErrors;return errors === 0;}const schema10 = {"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"};const func3 = countCharacters;const pattern1 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$", "u");const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((key0 === "key") || (key0 === "text"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.key !== undefined){let data0 = data.key;if(typeof data0 === "string"){if(func3(data0) > 120){const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!pattern1.test(data0)){const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"+"\""};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.text !== undefined){let data1 = data.text;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){for(const key1 in data1){const _errs6 = errors;if(typeof key1 === "string"){if(!pattern2.test(key1)){const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}var valid1 = _errs6 === errors;if(!valid1){const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}for(const key2 in data1){let data2 = data1[key2];if(typeof data2 === "string"){if(func3(data2) > 280){const err7 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(func3(data2) < 1){const err8 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate26.errors = vErrors;return errors === 0;}const schema11 = {"type":"object","additionalProperties":false,"required":["id","title","picture"],"properties":{"id":{"$ref":"#/definitions/element-id"},"title":{"$ref":"#/definitions/label"},"text":{"$ref":"#/definitions/label"},"picture":{"$ref":"#/definitions/picture"},"screen":{"$ref":"#/definitions/screen-id"},"actionLabel":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}},"x-part":"banner-slide"};const schema12 = {"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","additionalProperties":false,"required":["kind","hero"],"properties":{"kind":{"const":"art"},"hero":{"$ref":"#/definitions/hero"}}},{"type":"object","additionalProperties":false,"required":["kind","asset"],"properties":{"kind":{"const":"asset"},"asset":{"$ref":"#/definitions/element-id"}}}],"x-part":"picture"};const schema13 = {"type":"string","pattern":"^[a-z][a-z0-9-]{1,30}$","x-part":"hero"};const pattern4 = new RegExp("^[a-z][a-z0-9-]{1,30}$", "u");function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern4.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{1,30}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{1,30}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate33.errors = vErrors;return errors === 0;}function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.kind === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}const tag0 = data.kind;if(typeof tag0 == "string"){if(tag0 === "art"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.kind === undefined){const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.hero === undefined){const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "hero"},message:"must have required property '"+"hero"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((key0 === "kind") || (key0 === "hero"))){const err3 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.kind !== undefined){if("art" !== data.kind){const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "art"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.hero !== undefined){if(!(validate33(data.hero, {instancePath:instancePath+"/hero",parentData:data,parentDataProperty:"hero",rootData}))){vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);errors = vErrors.length;}}}else {const err5 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else if(tag0 === "asset"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.kind === undefined){const err6 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data.asset === undefined){const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}for(const key1 in data){if(!((key1 === "kind") || (key1 === "asset"))){const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.kind !== undefined){if("asset" !== data.kind){const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "asset"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.asset !== undefined){if(!(validate24(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}}else {const err10 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}validate32.errors = vErrors;return errors === 0;}const schema14 = {"enum":["home","hot","lobby","game","fairness","search","favourites","promotions","pointMall","help","download","join","login","thirdPartyReturn","freePlay","register","forgotPassword","resetPassword","changePassword","feedback","notices","about","licences","responsibleGaming","terms","privacy","depositTutorial","lottery","liveTable","sports","esports","footballSports","memberCentre","securityCentre","wallet","deposit","withdrawal","transferUpline","bettingRecord","accountRecord","personalLoss","activityStatement","bonusDetails","rewardCentre","inviteFriends","missions","vip","messages","manualRebate","saferPlay","agentHome","agentAnnouncements","agentTeamOverview","agentRegisterCentre","agentDownlines","agentTeamBetting","agentLossStatements","agentIncome","agentDownlineTransactions","agentDividends","agentDailyWages","agentHourlySalary","agentRealtimeSalary"],"x-part":"screen-id"};function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "home") || (data === "hot")) || (data === "lobby")) || (data === "game")) || (data === "fairness")) || (data === "search")) || (data === "favourites")) || (data === "promotions")) || (data === "pointMall")) || (data === "help")) || (data === "download")) || (data === "join")) || (data === "login")) || (data === "thirdPartyReturn")) || (data === "freePlay")) || (data === "register")) || (data === "forgotPassword")) || (data === "resetPassword")) || (data === "changePassword")) || (data === "feedback")) || (data === "notices")) || (data === "about")) || (data === "licences")) || (data === "responsibleGaming")) || (data === "terms")) || (data === "privacy")) || (data === "depositTutorial")) || (data === "lottery")) || (data === "liveTable")) || (data === "sports")) || (data === "esports")) || (data === "footballSports")) || (data === "memberCentre")) || (data === "securityCentre")) || (data === "wallet")) || (data === "deposit")) || (data === "withdrawal")) || (data === "transferUpline")) || (data === "bettingRecord")) || (data === "accountRecord")) || (data === "personalLoss")) || (data === "activityStatement")) || (data === "bonusDetails")) || (data === "rewardCentre")) || (data === "inviteFriends")) || (data === "missions")) || (data === "vip")) || (data === "messages")) || (data === "manualRebate")) || (data === "saferPlay")) || (data === "agentHome")) || (data === "agentAnnouncements")) || (data === "agentTeamOverview")) || (data === "agentRegisterCentre")) || (data === "agentDownlines")) || (data === "agentTeamBetting")) || (data === "agentLossStatements")) || (data === "agentIncome")) || (data === "agentDownlineTransactions")) || (data === "agentDividends")) || (data === "agentDailyWages")) || (data === "agentHourlySalary")) || (data === "agentRealtimeSalary"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate37.errors = vErrors;return errors === 0;}function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.title === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.picture === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "picture"},message:"must have required property '"+"picture"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((((((key0 === "id") || (key0 === "title")) || (key0 === "text")) || (key0 === "picture")) || (key0 === "screen")) || (key0 === "actionLabel")) || (key0 === "hidden"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.title !== undefined){if(!(validate26(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.text !== undefined){if(!(validate26(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.picture !== undefined){if(!(validate32(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);errors = vErrors.length;}}if(data.screen !== undefined){if(!(validate37(data.screen, {instancePath:instancePath+"/screen",parentData:data,parentDataProperty:"screen",rootData}))){vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);errors = vErrors.length;}}if(data.actionLabel !== undefined){if(!(validate26(data.actionLabel, {instancePath:instancePath+"/actionLabel",parentData:data,parentDataProperty:"actionLabel",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err4 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}else {const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}validate28.errors = vErrors;return errors === 0;}const pattern3 = new RegExp("^[a-z][a-z0-9_]{1,30}$", "u");const pattern5 = new RegExp("^[a-z][a-zA-Z0-9-]{1,30}$", "u");function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.kind === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}const tag0 = data.kind;if(typeof tag0 == "string"){if(tag0 === "bannerCarousel"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.kind === undefined){const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.group === undefined){const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.intervalMs === undefined){const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "intervalMs"},message:"must have required property '"+"intervalMs"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data.transitionMs === undefined){const err5 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "transitionMs"},message:"must have required property '"+"transitionMs"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data.height === undefined){const err6 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data.slides === undefined){const err7 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "slides"},message:"must have required property '"+"slides"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}for(const key0 in data){if(!(func2.call(schema8.oneOf[0].properties, key0))){const err8 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("bannerCarousel" !== data.kind){const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "bannerCarousel"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err10 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/0/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.visibleTo !== undefined){let data4 = data.visibleTo;if(Array.isArray(data4)){if(data4.length > 4){const err11 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/0/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data4.length < 1){const err12 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/0/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}const len0 = data4.length;for(let i0=0; i0<len0; i0++){let data5 = data4[i0];if(!((((data5 === "visitor") || (data5 === "member")) || (data5 === "agent")) || (data5 === "trial"))){const err13 = {instancePath:instancePath+"/visibleTo/" + i0,schemaPath:"#/oneOf/0/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[0].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}let i1 = data4.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func0(data4[i1], data4[j0])){const err14 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/0/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;break outer0;}}}}}else {const err15 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/0/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.group !== undefined){let data6 = data.group;if(typeof data6 === "string"){if(!pattern3.test(data6)){const err16 = {instancePath:instancePath+"/group",schemaPath:"#/oneOf/0/properties/group/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{1,30}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{1,30}$"+"\""};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/group",schemaPath:"#/oneOf/0/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.intervalMs !== undefined){let data7 = data.intervalMs;if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){const err18 = {instancePath:instancePath+"/intervalMs",schemaPath:"#/oneOf/0/properties/intervalMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if(typeof data7 == "number"){if(data7 > 20000 || isNaN(data7)){const err19 = {instancePath:instancePath+"/intervalMs",schemaPath:"#/oneOf/0/properties/intervalMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(data7 < 3000 || isNaN(data7)){const err20 = {instancePath:instancePath+"/intervalMs",schemaPath:"#/oneOf/0/properties/intervalMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3000},message:"must be >= 3000"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}}if(data.transitionMs !== undefined){let data8 = data.transitionMs;if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){const err21 = {instancePath:instancePath+"/transitionMs",schemaPath:"#/oneOf/0/properties/transitionMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}if(typeof data8 == "number"){if(data8 > 2000 || isNaN(data8)){const err22 = {instancePath:instancePath+"/transitionMs",schemaPath:"#/oneOf/0/properties/transitionMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}if(data8 < 0 || isNaN(data8)){const err23 = {instancePath:instancePath+"/transitionMs",schemaPath:"#/oneOf/0/properties/transitionMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}}if(data.height !== undefined){let data9 = data.height;if(!(((data9 === "short") || (data9 === "medium")) || (data9 === "tall"))){const err24 = {instancePath:instancePath+"/height",schemaPath:"#/oneOf/0/properties/height/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[0].properties.height.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data.slides !== undefined){let data10 = data.slides;if(Array.isArray(data10)){if(data10.length > 10){const err25 = {instancePath:instancePath+"/slides",schemaPath:"#/oneOf/0/properties/slides/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}const len1 = data10.length;for(let i2=0; i2<len1; i2++){if(!(validate28(data10[i2], {instancePath:instancePath+"/slides/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);errors = vErrors.length;}}}else {const err26 = {instancePath:instancePath+"/slides",schemaPath:"#/oneOf/0/properties/slides/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}else if(tag0 === "noticeMarquee"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err28 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}if(data.kind === undefined){const err29 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}if(data.clock === undefined){const err30 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "clock"},message:"must have required property '"+"clock"+"'"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}if(data.speed === undefined){const err31 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "speed"},message:"must have required property '"+"speed"+"'"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}for(const key1 in data){if(!(((((((key1 === "id") || (key1 === "kind")) || (key1 === "heading")) || (key1 === "hidden")) || (key1 === "visibleTo")) || (key1 === "clock")) || (key1 === "speed"))){const err32 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("noticeMarquee" !== data.kind){const err33 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "noticeMarquee"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err34 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/1/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}if(data.visibleTo !== undefined){let data16 = data.visibleTo;if(Array.isArray(data16)){if(data16.length > 4){const err35 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/1/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}if(data16.length < 1){const err36 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/1/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}const len2 = data16.length;for(let i3=0; i3<len2; i3++){let data17 = data16[i3];if(!((((data17 === "visitor") || (data17 === "member")) || (data17 === "agent")) || (data17 === "trial"))){const err37 = {instancePath:instancePath+"/visibleTo/" + i3,schemaPath:"#/oneOf/1/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[1].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}let i4 = data16.length;let j1;if(i4 > 1){outer1:for(;i4--;){for(j1 = i4; j1--;){if(func0(data16[i4], data16[j1])){const err38 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/1/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;break outer1;}}}}}else {const err39 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/1/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}if(data.clock !== undefined){if(typeof data.clock !== "boolean"){const err40 = {instancePath:instancePath+"/clock",schemaPath:"#/oneOf/1/properties/clock/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}if(data.speed !== undefined){let data19 = data.speed;if(!((data19 === "slow") || (data19 === "medium"))){const err41 = {instancePath:instancePath+"/speed",schemaPath:"#/oneOf/1/properties/speed/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[1].properties.speed.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}}else {const err42 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}else if(tag0 === "hotGames"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err43 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}if(data.kind === undefined){const err44 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}if(data.count === undefined){const err45 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}if(data.layout === undefined){const err46 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}for(const key2 in data){if(!(((((((key2 === "id") || (key2 === "kind")) || (key2 === "heading")) || (key2 === "hidden")) || (key2 === "visibleTo")) || (key2 === "count")) || (key2 === "layout"))){const err47 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("hotGames" !== data.kind){const err48 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "hotGames"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err49 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/2/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}}if(data.visibleTo !== undefined){let data24 = data.visibleTo;if(Array.isArray(data24)){if(data24.length > 4){const err50 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/2/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}if(data24.length < 1){const err51 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/2/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}const len3 = data24.length;for(let i5=0; i5<len3; i5++){let data25 = data24[i5];if(!((((data25 === "visitor") || (data25 === "member")) || (data25 === "agent")) || (data25 === "trial"))){const err52 = {instancePath:instancePath+"/visibleTo/" + i5,schemaPath:"#/oneOf/2/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[2].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}}let i6 = data24.length;let j2;if(i6 > 1){outer2:for(;i6--;){for(j2 = i6; j2--;){if(func0(data24[i6], data24[j2])){const err53 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/2/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)"};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;break outer2;}}}}}else {const err54 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/2/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}if(data.count !== undefined){let data26 = data.count;if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){const err55 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/2/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}if(typeof data26 == "number"){if(data26 > 24 || isNaN(data26)){const err56 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/2/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}if(data26 < 1 || isNaN(data26)){const err57 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/2/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}}}if(data.layout !== undefined){let data27 = data.layout;if(!(((data27 === "grid") || (data27 === "rail")) || (data27 === "podium"))){const err58 = {instancePath:instancePath+"/layout",schemaPath:"#/oneOf/2/properties/layout/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[2].properties.layout.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}}}else {const err59 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}}else if(tag0 === "gameRail"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err60 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}if(data.kind === undefined){const err61 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}if(data.category === undefined){const err62 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}if(data.count === undefined){const err63 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}if(data.layout === undefined){const err64 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};if(vErrors === null){vErrors = [err64];}else {vErrors.push(err64);}errors++;}for(const key3 in data){if(!((((((((key3 === "id") || (key3 === "kind")) || (key3 === "heading")) || (key3 === "hidden")) || (key3 === "visibleTo")) || (key3 === "category")) || (key3 === "count")) || (key3 === "layout"))){const err65 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err65];}else {vErrors.push(err65);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("gameRail" !== data.kind){const err66 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "gameRail"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err66];}else {vErrors.push(err66);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err67 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/3/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err67];}else {vErrors.push(err67);}errors++;}}if(data.visibleTo !== undefined){let data32 = data.visibleTo;if(Array.isArray(data32)){if(data32.length > 4){const err68 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/3/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err68];}else {vErrors.push(err68);}errors++;}if(data32.length < 1){const err69 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/3/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err69];}else {vErrors.push(err69);}errors++;}const len4 = data32.length;for(let i7=0; i7<len4; i7++){let data33 = data32[i7];if(!((((data33 === "visitor") || (data33 === "member")) || (data33 === "agent")) || (data33 === "trial"))){const err70 = {instancePath:instancePath+"/visibleTo/" + i7,schemaPath:"#/oneOf/3/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[3].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err70];}else {vErrors.push(err70);}errors++;}}let i8 = data32.length;let j3;if(i8 > 1){outer3:for(;i8--;){for(j3 = i8; j3--;){if(func0(data32[i8], data32[j3])){const err71 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/3/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i8+" are identical)"};if(vErrors === null){vErrors = [err71];}else {vErrors.push(err71);}errors++;break outer3;}}}}}else {const err72 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/3/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err72];}else {vErrors.push(err72);}errors++;}}if(data.category !== undefined){let data34 = data.category;if(!((((((((data34 === "ELOTT") || (data34 === "LIVE")) || (data34 === "RNG")) || (data34 === "FISH")) || (data34 === "SPORTS")) || (data34 === "ESPORTS")) || (data34 === "COCKFIGHT")) || (data34 === "PVP"))){const err73 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/3/properties/category/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[3].properties.category.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err73];}else {vErrors.push(err73);}errors++;}}if(data.count !== undefined){let data35 = data.count;if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){const err74 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/3/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err74];}else {vErrors.push(err74);}errors++;}if(typeof data35 == "number"){if(data35 > 24 || isNaN(data35)){const err75 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/3/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};if(vErrors === null){vErrors = [err75];}else {vErrors.push(err75);}errors++;}if(data35 < 1 || isNaN(data35)){const err76 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/3/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err76];}else {vErrors.push(err76);}errors++;}}}if(data.layout !== undefined){let data36 = data.layout;if(!(((data36 === "grid") || (data36 === "rail")) || (data36 === "podium"))){const err77 = {instancePath:instancePath+"/layout",schemaPath:"#/oneOf/3/properties/layout/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[3].properties.layout.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err77];}else {vErrors.push(err77);}errors++;}}}else {const err78 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err78];}else {vErrors.push(err78);}errors++;}}else if(tag0 === "continuePlaying"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err79 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err79];}else {vErrors.push(err79);}errors++;}if(data.kind === undefined){const err80 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err80];}else {vErrors.push(err80);}errors++;}if(data.count === undefined){const err81 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};if(vErrors === null){vErrors = [err81];}else {vErrors.push(err81);}errors++;}for(const key4 in data){if(!((((((key4 === "id") || (key4 === "kind")) || (key4 === "heading")) || (key4 === "hidden")) || (key4 === "visibleTo")) || (key4 === "count"))){const err82 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err82];}else {vErrors.push(err82);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("continuePlaying" !== data.kind){const err83 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/const",keyword:"const",params:{allowedValue: "continuePlaying"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err83];}else {vErrors.push(err83);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err84 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/4/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err84];}else {vErrors.push(err84);}errors++;}}if(data.visibleTo !== undefined){let data41 = data.visibleTo;if(Array.isArray(data41)){if(data41.length > 4){const err85 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/4/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err85];}else {vErrors.push(err85);}errors++;}if(data41.length < 1){const err86 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/4/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err86];}else {vErrors.push(err86);}errors++;}const len5 = data41.length;for(let i9=0; i9<len5; i9++){let data42 = data41[i9];if(!((((data42 === "visitor") || (data42 === "member")) || (data42 === "agent")) || (data42 === "trial"))){const err87 = {instancePath:instancePath+"/visibleTo/" + i9,schemaPath:"#/oneOf/4/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[4].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err87];}else {vErrors.push(err87);}errors++;}}let i10 = data41.length;let j4;if(i10 > 1){outer4:for(;i10--;){for(j4 = i10; j4--;){if(func0(data41[i10], data41[j4])){const err88 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/4/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i10+" are identical)"};if(vErrors === null){vErrors = [err88];}else {vErrors.push(err88);}errors++;break outer4;}}}}}else {const err89 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/4/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err89];}else {vErrors.push(err89);}errors++;}}if(data.count !== undefined){let data43 = data.count;if(!((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43)))){const err90 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/4/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err90];}else {vErrors.push(err90);}errors++;}if(typeof data43 == "number"){if(data43 > 12 || isNaN(data43)){const err91 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/4/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};if(vErrors === null){vErrors = [err91];}else {vErrors.push(err91);}errors++;}if(data43 < 1 || isNaN(data43)){const err92 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/4/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err92];}else {vErrors.push(err92);}errors++;}}}}else {const err93 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err93];}else {vErrors.push(err93);}errors++;}}else if(tag0 === "categoryTiles"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err94 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err94];}else {vErrors.push(err94);}errors++;}if(data.kind === undefined){const err95 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err95];}else {vErrors.push(err95);}errors++;}for(const key5 in data){if(!(((((key5 === "id") || (key5 === "kind")) || (key5 === "heading")) || (key5 === "hidden")) || (key5 === "visibleTo"))){const err96 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err96];}else {vErrors.push(err96);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("categoryTiles" !== data.kind){const err97 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/5/properties/kind/const",keyword:"const",params:{allowedValue: "categoryTiles"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err97];}else {vErrors.push(err97);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err98 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/5/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err98];}else {vErrors.push(err98);}errors++;}}if(data.visibleTo !== undefined){let data48 = data.visibleTo;if(Array.isArray(data48)){if(data48.length > 4){const err99 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/5/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err99];}else {vErrors.push(err99);}errors++;}if(data48.length < 1){const err100 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/5/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err100];}else {vErrors.push(err100);}errors++;}const len6 = data48.length;for(let i11=0; i11<len6; i11++){let data49 = data48[i11];if(!((((data49 === "visitor") || (data49 === "member")) || (data49 === "agent")) || (data49 === "trial"))){const err101 = {instancePath:instancePath+"/visibleTo/" + i11,schemaPath:"#/oneOf/5/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[5].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err101];}else {vErrors.push(err101);}errors++;}}let i12 = data48.length;let j5;if(i12 > 1){outer5:for(;i12--;){for(j5 = i12; j5--;){if(func0(data48[i12], data48[j5])){const err102 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/5/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i12+" are identical)"};if(vErrors === null){vErrors = [err102];}else {vErrors.push(err102);}errors++;break outer5;}}}}}else {const err103 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/5/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err103];}else {vErrors.push(err103);}errors++;}}}else {const err104 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err104];}else {vErrors.push(err104);}errors++;}}else if(tag0 === "jackpotCounter"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err105 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err105];}else {vErrors.push(err105);}errors++;}if(data.kind === undefined){const err106 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err106];}else {vErrors.push(err106);}errors++;}if(data.source === undefined){const err107 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};if(vErrors === null){vErrors = [err107];}else {vErrors.push(err107);}errors++;}for(const key6 in data){if(!((((((key6 === "id") || (key6 === "kind")) || (key6 === "heading")) || (key6 === "hidden")) || (key6 === "visibleTo")) || (key6 === "source"))){const err108 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err108];}else {vErrors.push(err108);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("jackpotCounter" !== data.kind){const err109 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/6/properties/kind/const",keyword:"const",params:{allowedValue: "jackpotCounter"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err109];}else {vErrors.push(err109);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err110 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/6/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err110];}else {vErrors.push(err110);}errors++;}}if(data.visibleTo !== undefined){let data54 = data.visibleTo;if(Array.isArray(data54)){if(data54.length > 4){const err111 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/6/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err111];}else {vErrors.push(err111);}errors++;}if(data54.length < 1){const err112 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/6/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err112];}else {vErrors.push(err112);}errors++;}const len7 = data54.length;for(let i13=0; i13<len7; i13++){let data55 = data54[i13];if(!((((data55 === "visitor") || (data55 === "member")) || (data55 === "agent")) || (data55 === "trial"))){const err113 = {instancePath:instancePath+"/visibleTo/" + i13,schemaPath:"#/oneOf/6/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[6].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err113];}else {vErrors.push(err113);}errors++;}}let i14 = data54.length;let j6;if(i14 > 1){outer6:for(;i14--;){for(j6 = i14; j6--;){if(func0(data54[i14], data54[j6])){const err114 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/6/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i14, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i14+" are identical)"};if(vErrors === null){vErrors = [err114];}else {vErrors.push(err114);}errors++;break outer6;}}}}}else {const err115 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/6/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err115];}else {vErrors.push(err115);}errors++;}}if(data.source !== undefined){let data56 = data.source;if(!((data56 === "ledger") || (data56 === "illustrative"))){const err116 = {instancePath:instancePath+"/source",schemaPath:"#/oneOf/6/properties/source/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[6].properties.source.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err116];}else {vErrors.push(err116);}errors++;}}}else {const err117 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err117];}else {vErrors.push(err117);}errors++;}}else if(tag0 === "winnersBoard"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err118 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err118];}else {vErrors.push(err118);}errors++;}if(data.kind === undefined){const err119 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err119];}else {vErrors.push(err119);}errors++;}if(data.count === undefined){const err120 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};if(vErrors === null){vErrors = [err120];}else {vErrors.push(err120);}errors++;}for(const key7 in data){if(!((((((key7 === "id") || (key7 === "kind")) || (key7 === "heading")) || (key7 === "hidden")) || (key7 === "visibleTo")) || (key7 === "count"))){const err121 = {instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err121];}else {vErrors.push(err121);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("winnersBoard" !== data.kind){const err122 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/7/properties/kind/const",keyword:"const",params:{allowedValue: "winnersBoard"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err122];}else {vErrors.push(err122);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err123 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/7/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err123];}else {vErrors.push(err123);}errors++;}}if(data.visibleTo !== undefined){let data61 = data.visibleTo;if(Array.isArray(data61)){if(data61.length > 4){const err124 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/7/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err124];}else {vErrors.push(err124);}errors++;}if(data61.length < 1){const err125 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/7/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err125];}else {vErrors.push(err125);}errors++;}const len8 = data61.length;for(let i15=0; i15<len8; i15++){let data62 = data61[i15];if(!((((data62 === "visitor") || (data62 === "member")) || (data62 === "agent")) || (data62 === "trial"))){const err126 = {instancePath:instancePath+"/visibleTo/" + i15,schemaPath:"#/oneOf/7/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[7].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err126];}else {vErrors.push(err126);}errors++;}}let i16 = data61.length;let j7;if(i16 > 1){outer7:for(;i16--;){for(j7 = i16; j7--;){if(func0(data61[i16], data61[j7])){const err127 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/7/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i16, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i16+" are identical)"};if(vErrors === null){vErrors = [err127];}else {vErrors.push(err127);}errors++;break outer7;}}}}}else {const err128 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/7/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err128];}else {vErrors.push(err128);}errors++;}}if(data.count !== undefined){let data63 = data.count;if(!((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63)))){const err129 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/7/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err129];}else {vErrors.push(err129);}errors++;}if(typeof data63 == "number"){if(data63 > 20 || isNaN(data63)){const err130 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/7/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};if(vErrors === null){vErrors = [err130];}else {vErrors.push(err130);}errors++;}if(data63 < 1 || isNaN(data63)){const err131 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/7/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err131];}else {vErrors.push(err131);}errors++;}}}}else {const err132 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err132];}else {vErrors.push(err132);}errors++;}}else if(tag0 === "lotteryDraws"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err133 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err133];}else {vErrors.push(err133);}errors++;}if(data.kind === undefined){const err134 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err134];}else {vErrors.push(err134);}errors++;}if(data.count === undefined){const err135 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};if(vErrors === null){vErrors = [err135];}else {vErrors.push(err135);}errors++;}for(const key8 in data){if(!((((((key8 === "id") || (key8 === "kind")) || (key8 === "heading")) || (key8 === "hidden")) || (key8 === "visibleTo")) || (key8 === "count"))){const err136 = {instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err136];}else {vErrors.push(err136);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("lotteryDraws" !== data.kind){const err137 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/8/properties/kind/const",keyword:"const",params:{allowedValue: "lotteryDraws"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err137];}else {vErrors.push(err137);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err138 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/8/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err138];}else {vErrors.push(err138);}errors++;}}if(data.visibleTo !== undefined){let data68 = data.visibleTo;if(Array.isArray(data68)){if(data68.length > 4){const err139 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/8/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err139];}else {vErrors.push(err139);}errors++;}if(data68.length < 1){const err140 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/8/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err140];}else {vErrors.push(err140);}errors++;}const len9 = data68.length;for(let i17=0; i17<len9; i17++){let data69 = data68[i17];if(!((((data69 === "visitor") || (data69 === "member")) || (data69 === "agent")) || (data69 === "trial"))){const err141 = {instancePath:instancePath+"/visibleTo/" + i17,schemaPath:"#/oneOf/8/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[8].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err141];}else {vErrors.push(err141);}errors++;}}let i18 = data68.length;let j8;if(i18 > 1){outer8:for(;i18--;){for(j8 = i18; j8--;){if(func0(data68[i18], data68[j8])){const err142 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/8/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i18, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i18+" are identical)"};if(vErrors === null){vErrors = [err142];}else {vErrors.push(err142);}errors++;break outer8;}}}}}else {const err143 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/8/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err143];}else {vErrors.push(err143);}errors++;}}if(data.count !== undefined){let data70 = data.count;if(!((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70)))){const err144 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/8/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err144];}else {vErrors.push(err144);}errors++;}if(typeof data70 == "number"){if(data70 > 12 || isNaN(data70)){const err145 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/8/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};if(vErrors === null){vErrors = [err145];}else {vErrors.push(err145);}errors++;}if(data70 < 1 || isNaN(data70)){const err146 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/8/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err146];}else {vErrors.push(err146);}errors++;}}}}else {const err147 = {instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err147];}else {vErrors.push(err147);}errors++;}}else if(tag0 === "liveMatches"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err148 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err148];}else {vErrors.push(err148);}errors++;}if(data.kind === undefined){const err149 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err149];}else {vErrors.push(err149);}errors++;}if(data.count === undefined){const err150 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};if(vErrors === null){vErrors = [err150];}else {vErrors.push(err150);}errors++;}for(const key9 in data){if(!((((((key9 === "id") || (key9 === "kind")) || (key9 === "heading")) || (key9 === "hidden")) || (key9 === "visibleTo")) || (key9 === "count"))){const err151 = {instancePath,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err151];}else {vErrors.push(err151);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("liveMatches" !== data.kind){const err152 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/9/properties/kind/const",keyword:"const",params:{allowedValue: "liveMatches"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err152];}else {vErrors.push(err152);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err153 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/9/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err153];}else {vErrors.push(err153);}errors++;}}if(data.visibleTo !== undefined){let data75 = data.visibleTo;if(Array.isArray(data75)){if(data75.length > 4){const err154 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/9/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err154];}else {vErrors.push(err154);}errors++;}if(data75.length < 1){const err155 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/9/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err155];}else {vErrors.push(err155);}errors++;}const len10 = data75.length;for(let i19=0; i19<len10; i19++){let data76 = data75[i19];if(!((((data76 === "visitor") || (data76 === "member")) || (data76 === "agent")) || (data76 === "trial"))){const err156 = {instancePath:instancePath+"/visibleTo/" + i19,schemaPath:"#/oneOf/9/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[9].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err156];}else {vErrors.push(err156);}errors++;}}let i20 = data75.length;let j9;if(i20 > 1){outer9:for(;i20--;){for(j9 = i20; j9--;){if(func0(data75[i20], data75[j9])){const err157 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/9/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i20, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i20+" are identical)"};if(vErrors === null){vErrors = [err157];}else {vErrors.push(err157);}errors++;break outer9;}}}}}else {const err158 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/9/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err158];}else {vErrors.push(err158);}errors++;}}if(data.count !== undefined){let data77 = data.count;if(!((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77)))){const err159 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/9/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err159];}else {vErrors.push(err159);}errors++;}if(typeof data77 == "number"){if(data77 > 12 || isNaN(data77)){const err160 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/9/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};if(vErrors === null){vErrors = [err160];}else {vErrors.push(err160);}errors++;}if(data77 < 1 || isNaN(data77)){const err161 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/9/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err161];}else {vErrors.push(err161);}errors++;}}}}else {const err162 = {instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err162];}else {vErrors.push(err162);}errors++;}}else if(tag0 === "appDownload"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err163 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err163];}else {vErrors.push(err163);}errors++;}if(data.kind === undefined){const err164 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err164];}else {vErrors.push(err164);}errors++;}for(const key10 in data){if(!(((((key10 === "id") || (key10 === "kind")) || (key10 === "heading")) || (key10 === "hidden")) || (key10 === "visibleTo"))){const err165 = {instancePath,schemaPath:"#/oneOf/10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err165];}else {vErrors.push(err165);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("appDownload" !== data.kind){const err166 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/10/properties/kind/const",keyword:"const",params:{allowedValue: "appDownload"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err166];}else {vErrors.push(err166);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err167 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/10/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err167];}else {vErrors.push(err167);}errors++;}}if(data.visibleTo !== undefined){let data82 = data.visibleTo;if(Array.isArray(data82)){if(data82.length > 4){const err168 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/10/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err168];}else {vErrors.push(err168);}errors++;}if(data82.length < 1){const err169 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/10/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err169];}else {vErrors.push(err169);}errors++;}const len11 = data82.length;for(let i21=0; i21<len11; i21++){let data83 = data82[i21];if(!((((data83 === "visitor") || (data83 === "member")) || (data83 === "agent")) || (data83 === "trial"))){const err170 = {instancePath:instancePath+"/visibleTo/" + i21,schemaPath:"#/oneOf/10/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[10].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err170];}else {vErrors.push(err170);}errors++;}}let i22 = data82.length;let j10;if(i22 > 1){outer10:for(;i22--;){for(j10 = i22; j10--;){if(func0(data82[i22], data82[j10])){const err171 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/10/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i22, j: j10},message:"must NOT have duplicate items (items ## "+j10+" and "+i22+" are identical)"};if(vErrors === null){vErrors = [err171];}else {vErrors.push(err171);}errors++;break outer10;}}}}}else {const err172 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/10/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err172];}else {vErrors.push(err172);}errors++;}}}else {const err173 = {instancePath,schemaPath:"#/oneOf/10/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err173];}else {vErrors.push(err173);}errors++;}}else if(tag0 === "serviceAdvantages"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err174 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err174];}else {vErrors.push(err174);}errors++;}if(data.kind === undefined){const err175 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err175];}else {vErrors.push(err175);}errors++;}if(data.points === undefined){const err176 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "points"},message:"must have required property '"+"points"+"'"};if(vErrors === null){vErrors = [err176];}else {vErrors.push(err176);}errors++;}for(const key11 in data){if(!((((((key11 === "id") || (key11 === "kind")) || (key11 === "heading")) || (key11 === "hidden")) || (key11 === "visibleTo")) || (key11 === "points"))){const err177 = {instancePath,schemaPath:"#/oneOf/11/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err177];}else {vErrors.push(err177);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("serviceAdvantages" !== data.kind){const err178 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/11/properties/kind/const",keyword:"const",params:{allowedValue: "serviceAdvantages"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err178];}else {vErrors.push(err178);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err179 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/11/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err179];}else {vErrors.push(err179);}errors++;}}if(data.visibleTo !== undefined){let data88 = data.visibleTo;if(Array.isArray(data88)){if(data88.length > 4){const err180 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/11/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err180];}else {vErrors.push(err180);}errors++;}if(data88.length < 1){const err181 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/11/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err181];}else {vErrors.push(err181);}errors++;}const len12 = data88.length;for(let i23=0; i23<len12; i23++){let data89 = data88[i23];if(!((((data89 === "visitor") || (data89 === "member")) || (data89 === "agent")) || (data89 === "trial"))){const err182 = {instancePath:instancePath+"/visibleTo/" + i23,schemaPath:"#/oneOf/11/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[11].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err182];}else {vErrors.push(err182);}errors++;}}let i24 = data88.length;let j11;if(i24 > 1){outer11:for(;i24--;){for(j11 = i24; j11--;){if(func0(data88[i24], data88[j11])){const err183 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/11/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i24, j: j11},message:"must NOT have duplicate items (items ## "+j11+" and "+i24+" are identical)"};if(vErrors === null){vErrors = [err183];}else {vErrors.push(err183);}errors++;break outer11;}}}}}else {const err184 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/11/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err184];}else {vErrors.push(err184);}errors++;}}if(data.points !== undefined){let data90 = data.points;if(Array.isArray(data90)){if(data90.length > 6){const err185 = {instancePath:instancePath+"/points",schemaPath:"#/oneOf/11/properties/points/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};if(vErrors === null){vErrors = [err185];}else {vErrors.push(err185);}errors++;}if(data90.length < 1){const err186 = {instancePath:instancePath+"/points",schemaPath:"#/oneOf/11/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err186];}else {vErrors.push(err186);}errors++;}const len13 = data90.length;for(let i25=0; i25<len13; i25++){let data91 = data90[i25];if(data91 && typeof data91 == "object" && !Array.isArray(data91)){if(data91.id === undefined){const err187 = {instancePath:instancePath+"/points/" + i25,schemaPath:"#/oneOf/11/properties/points/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err187];}else {vErrors.push(err187);}errors++;}if(data91.icon === undefined){const err188 = {instancePath:instancePath+"/points/" + i25,schemaPath:"#/oneOf/11/properties/points/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};if(vErrors === null){vErrors = [err188];}else {vErrors.push(err188);}errors++;}if(data91.title === undefined){const err189 = {instancePath:instancePath+"/points/" + i25,schemaPath:"#/oneOf/11/properties/points/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};if(vErrors === null){vErrors = [err189];}else {vErrors.push(err189);}errors++;}if(data91.text === undefined){const err190 = {instancePath:instancePath+"/points/" + i25,schemaPath:"#/oneOf/11/properties/points/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};if(vErrors === null){vErrors = [err190];}else {vErrors.push(err190);}errors++;}for(const key12 in data91){if(!((((key12 === "id") || (key12 === "icon")) || (key12 === "title")) || (key12 === "text"))){const err191 = {instancePath:instancePath+"/points/" + i25,schemaPath:"#/oneOf/11/properties/points/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err191];}else {vErrors.push(err191);}errors++;}}if(data91.id !== undefined){if(!(validate24(data91.id, {instancePath:instancePath+"/points/" + i25+"/id",parentData:data91,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data91.icon !== undefined){let data93 = data91.icon;if(typeof data93 === "string"){if(!pattern5.test(data93)){const err192 = {instancePath:instancePath+"/points/" + i25+"/icon",schemaPath:"#/oneOf/11/properties/points/items/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9-]{1,30}$"},message:"must match pattern \""+"^[a-z][a-zA-Z0-9-]{1,30}$"+"\""};if(vErrors === null){vErrors = [err192];}else {vErrors.push(err192);}errors++;}}else {const err193 = {instancePath:instancePath+"/points/" + i25+"/icon",schemaPath:"#/oneOf/11/properties/points/items/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err193];}else {vErrors.push(err193);}errors++;}}if(data91.title !== undefined){if(!(validate26(data91.title, {instancePath:instancePath+"/points/" + i25+"/title",parentData:data91,parentDataProperty:"title",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data91.text !== undefined){if(!(validate26(data91.text, {instancePath:instancePath+"/points/" + i25+"/text",parentData:data91,parentDataProperty:"text",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}}else {const err194 = {instancePath:instancePath+"/points/" + i25,schemaPath:"#/oneOf/11/properties/points/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err194];}else {vErrors.push(err194);}errors++;}}}else {const err195 = {instancePath:instancePath+"/points",schemaPath:"#/oneOf/11/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err195];}else {vErrors.push(err195);}errors++;}}}else {const err196 = {instancePath,schemaPath:"#/oneOf/11/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err196];}else {vErrors.push(err196);}errors++;}}else if(tag0 === "arrivalTimes"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err197 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err197];}else {vErrors.push(err197);}errors++;}if(data.kind === undefined){const err198 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err198];}else {vErrors.push(err198);}errors++;}if(data.source === undefined){const err199 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};if(vErrors === null){vErrors = [err199];}else {vErrors.push(err199);}errors++;}if(data.depositMinutes === undefined){const err200 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: "depositMinutes"},message:"must have required property '"+"depositMinutes"+"'"};if(vErrors === null){vErrors = [err200];}else {vErrors.push(err200);}errors++;}if(data.withdrawalMinutes === undefined){const err201 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: "withdrawalMinutes"},message:"must have required property '"+"withdrawalMinutes"+"'"};if(vErrors === null){vErrors = [err201];}else {vErrors.push(err201);}errors++;}for(const key13 in data){if(!((((((((key13 === "id") || (key13 === "kind")) || (key13 === "heading")) || (key13 === "hidden")) || (key13 === "visibleTo")) || (key13 === "source")) || (key13 === "depositMinutes")) || (key13 === "withdrawalMinutes"))){const err202 = {instancePath,schemaPath:"#/oneOf/12/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err202];}else {vErrors.push(err202);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("arrivalTimes" !== data.kind){const err203 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/12/properties/kind/const",keyword:"const",params:{allowedValue: "arrivalTimes"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err203];}else {vErrors.push(err203);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err204 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/12/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err204];}else {vErrors.push(err204);}errors++;}}if(data.visibleTo !== undefined){let data100 = data.visibleTo;if(Array.isArray(data100)){if(data100.length > 4){const err205 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/12/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err205];}else {vErrors.push(err205);}errors++;}if(data100.length < 1){const err206 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/12/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err206];}else {vErrors.push(err206);}errors++;}const len14 = data100.length;for(let i26=0; i26<len14; i26++){let data101 = data100[i26];if(!((((data101 === "visitor") || (data101 === "member")) || (data101 === "agent")) || (data101 === "trial"))){const err207 = {instancePath:instancePath+"/visibleTo/" + i26,schemaPath:"#/oneOf/12/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[12].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err207];}else {vErrors.push(err207);}errors++;}}let i27 = data100.length;let j12;if(i27 > 1){outer12:for(;i27--;){for(j12 = i27; j12--;){if(func0(data100[i27], data100[j12])){const err208 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/12/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i27, j: j12},message:"must NOT have duplicate items (items ## "+j12+" and "+i27+" are identical)"};if(vErrors === null){vErrors = [err208];}else {vErrors.push(err208);}errors++;break outer12;}}}}}else {const err209 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/12/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err209];}else {vErrors.push(err209);}errors++;}}if(data.source !== undefined){let data102 = data.source;if(!((data102 === "measured") || (data102 === "illustrative"))){const err210 = {instancePath:instancePath+"/source",schemaPath:"#/oneOf/12/properties/source/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[12].properties.source.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err210];}else {vErrors.push(err210);}errors++;}}if(data.depositMinutes !== undefined){let data103 = data.depositMinutes;if(!((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103)))){const err211 = {instancePath:instancePath+"/depositMinutes",schemaPath:"#/oneOf/12/properties/depositMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err211];}else {vErrors.push(err211);}errors++;}if(typeof data103 == "number"){if(data103 > 1440 || isNaN(data103)){const err212 = {instancePath:instancePath+"/depositMinutes",schemaPath:"#/oneOf/12/properties/depositMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"};if(vErrors === null){vErrors = [err212];}else {vErrors.push(err212);}errors++;}if(data103 < 1 || isNaN(data103)){const err213 = {instancePath:instancePath+"/depositMinutes",schemaPath:"#/oneOf/12/properties/depositMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err213];}else {vErrors.push(err213);}errors++;}}}if(data.withdrawalMinutes !== undefined){let data104 = data.withdrawalMinutes;if(!((typeof data104 == "number") && (!(data104 % 1) && !isNaN(data104)))){const err214 = {instancePath:instancePath+"/withdrawalMinutes",schemaPath:"#/oneOf/12/properties/withdrawalMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err214];}else {vErrors.push(err214);}errors++;}if(typeof data104 == "number"){if(data104 > 10080 || isNaN(data104)){const err215 = {instancePath:instancePath+"/withdrawalMinutes",schemaPath:"#/oneOf/12/properties/withdrawalMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},message:"must be <= 10080"};if(vErrors === null){vErrors = [err215];}else {vErrors.push(err215);}errors++;}if(data104 < 1 || isNaN(data104)){const err216 = {instancePath:instancePath+"/withdrawalMinutes",schemaPath:"#/oneOf/12/properties/withdrawalMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err216];}else {vErrors.push(err216);}errors++;}}}}else {const err217 = {instancePath,schemaPath:"#/oneOf/12/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err217];}else {vErrors.push(err217);}errors++;}}else if(tag0 === "fairness"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err218 = {instancePath,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err218];}else {vErrors.push(err218);}errors++;}if(data.kind === undefined){const err219 = {instancePath,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err219];}else {vErrors.push(err219);}errors++;}for(const key14 in data){if(!(((((key14 === "id") || (key14 === "kind")) || (key14 === "heading")) || (key14 === "hidden")) || (key14 === "visibleTo"))){const err220 = {instancePath,schemaPath:"#/oneOf/13/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err220];}else {vErrors.push(err220);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("fairness" !== data.kind){const err221 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/13/properties/kind/const",keyword:"const",params:{allowedValue: "fairness"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err221];}else {vErrors.push(err221);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err222 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/13/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err222];}else {vErrors.push(err222);}errors++;}}if(data.visibleTo !== undefined){let data109 = data.visibleTo;if(Array.isArray(data109)){if(data109.length > 4){const err223 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/13/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err223];}else {vErrors.push(err223);}errors++;}if(data109.length < 1){const err224 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/13/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err224];}else {vErrors.push(err224);}errors++;}const len15 = data109.length;for(let i28=0; i28<len15; i28++){let data110 = data109[i28];if(!((((data110 === "visitor") || (data110 === "member")) || (data110 === "agent")) || (data110 === "trial"))){const err225 = {instancePath:instancePath+"/visibleTo/" + i28,schemaPath:"#/oneOf/13/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[13].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err225];}else {vErrors.push(err225);}errors++;}}let i29 = data109.length;let j13;if(i29 > 1){outer13:for(;i29--;){for(j13 = i29; j13--;){if(func0(data109[i29], data109[j13])){const err226 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/13/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i29, j: j13},message:"must NOT have duplicate items (items ## "+j13+" and "+i29+" are identical)"};if(vErrors === null){vErrors = [err226];}else {vErrors.push(err226);}errors++;break outer13;}}}}}else {const err227 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/13/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err227];}else {vErrors.push(err227);}errors++;}}}else {const err228 = {instancePath,schemaPath:"#/oneOf/13/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err228];}else {vErrors.push(err228);}errors++;}}else if(tag0 === "responsibleGaming"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err229 = {instancePath,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err229];}else {vErrors.push(err229);}errors++;}if(data.kind === undefined){const err230 = {instancePath,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err230];}else {vErrors.push(err230);}errors++;}for(const key15 in data){if(!(((((key15 === "id") || (key15 === "kind")) || (key15 === "heading")) || (key15 === "hidden")) || (key15 === "visibleTo"))){const err231 = {instancePath,schemaPath:"#/oneOf/14/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err231];}else {vErrors.push(err231);}errors++;}}if(data.id !== undefined){if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("responsibleGaming" !== data.kind){const err232 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/14/properties/kind/const",keyword:"const",params:{allowedValue: "responsibleGaming"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err232];}else {vErrors.push(err232);}errors++;}}if(data.heading !== undefined){if(!(validate26(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err233 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/14/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err233];}else {vErrors.push(err233);}errors++;}}if(data.visibleTo !== undefined){let data115 = data.visibleTo;if(Array.isArray(data115)){if(data115.length > 4){const err234 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/14/properties/visibleTo/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err234];}else {vErrors.push(err234);}errors++;}if(data115.length < 1){const err235 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/14/properties/visibleTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err235];}else {vErrors.push(err235);}errors++;}const len16 = data115.length;for(let i30=0; i30<len16; i30++){let data116 = data115[i30];if(!((((data116 === "visitor") || (data116 === "member")) || (data116 === "agent")) || (data116 === "trial"))){const err236 = {instancePath:instancePath+"/visibleTo/" + i30,schemaPath:"#/oneOf/14/properties/visibleTo/items/enum",keyword:"enum",params:{allowedValues: schema8.oneOf[14].properties.visibleTo.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err236];}else {vErrors.push(err236);}errors++;}}let i31 = data115.length;let j14;if(i31 > 1){outer14:for(;i31--;){for(j14 = i31; j14--;){if(func0(data115[i31], data115[j14])){const err237 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/14/properties/visibleTo/uniqueItems",keyword:"uniqueItems",params:{i: i31, j: j14},message:"must NOT have duplicate items (items ## "+j14+" and "+i31+" are identical)"};if(vErrors === null){vErrors = [err237];}else {vErrors.push(err237);}errors++;break outer14;}}}}}else {const err238 = {instancePath:instancePath+"/visibleTo",schemaPath:"#/oneOf/14/properties/visibleTo/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err238];}else {vErrors.push(err238);}errors++;}}}else {const err239 = {instancePath,schemaPath:"#/oneOf/14/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err239];}else {vErrors.push(err239);}errors++;}}else {const err240 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};if(vErrors === null){vErrors = [err240];}else {vErrors.push(err240);}errors++;}}else {const err241 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};if(vErrors === null){vErrors = [err241];}else {vErrors.push(err241);}errors++;}}else {const err242 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err242];}else {vErrors.push(err242);}errors++;}validate23.errors = vErrors;return errors === 0;}function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-11d08778" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.blocks === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(key0 === "blocks")){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.blocks !== undefined){let data0 = data.blocks;if(Array.isArray(data0)){if(data0.length > 24){const err2 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate23(data0[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}}else {const err3 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}else {const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}validate22.errors = vErrors;return errors === 0;}export const validator2 = validate73;const schema15 = {"const":"bannerCarousel","$id":"719d0ed5"};function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="719d0ed5" */;let vErrors = null;let errors = 0;if("bannerCarousel" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "bannerCarousel"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate73.errors = vErrors;return errors === 0;}export const validator3 = validate74;const schema16 = {"const":"noticeMarquee","$id":"76b31f7"};function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="76b31f7" */;let vErrors = null;let errors = 0;if("noticeMarquee" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "noticeMarquee"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate74.errors = vErrors;return errors === 0;}export const validator4 = validate75;const schema17 = {"const":"hotGames","$id":"5f52bd1d"};function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="5f52bd1d" */;let vErrors = null;let errors = 0;if("hotGames" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "hotGames"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate75.errors = vErrors;return errors === 0;}export const validator5 = validate76;const schema18 = {"const":"gameRail","$id":"-6f2222b3"};function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-6f2222b3" */;let vErrors = null;let errors = 0;if("gameRail" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "gameRail"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate76.errors = vErrors;return errors === 0;}export const validator6 = validate77;const schema19 = {"const":"continuePlaying","$id":"34b22594"};function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="34b22594" */;let vErrors = null;let errors = 0;if("continuePlaying" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "continuePlaying"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate77.errors = vErrors;return errors === 0;}export const validator7 = validate78;const schema20 = {"const":"categoryTiles","$id":"7a6725b4"};function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="7a6725b4" */;let vErrors = null;let errors = 0;if("categoryTiles" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "categoryTiles"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate78.errors = vErrors;return errors === 0;}export const validator8 = validate79;const schema21 = {"const":"jackpotCounter","$id":"-1008f951"};function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-1008f951" */;let vErrors = null;let errors = 0;if("jackpotCounter" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "jackpotCounter"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate79.errors = vErrors;return errors === 0;}export const validator9 = validate80;const schema22 = {"const":"winnersBoard","$id":"-445624a5"};function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-445624a5" */;let vErrors = null;let errors = 0;if("winnersBoard" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "winnersBoard"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate80.errors = vErrors;return errors === 0;}export const validator10 = validate81;const schema23 = {"const":"lotteryDraws","$id":"27eef50f"};function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="27eef50f" */;let vErrors = null;let errors = 0;if("lotteryDraws" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "lotteryDraws"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate81.errors = vErrors;return errors === 0;}export const validator11 = validate82;const schema24 = {"const":"liveMatches","$id":"-3e396c4c"};function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-3e396c4c" */;let vErrors = null;let errors = 0;if("liveMatches" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "liveMatches"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate82.errors = vErrors;return errors === 0;}export const validator12 = validate83;const schema25 = {"const":"appDownload","$id":"2df47a56"};function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="2df47a56" */;let vErrors = null;let errors = 0;if("appDownload" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "appDownload"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate83.errors = vErrors;return errors === 0;}export const validator13 = validate84;const schema26 = {"const":"serviceAdvantages","$id":"37ad8c4a"};function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="37ad8c4a" */;let vErrors = null;let errors = 0;if("serviceAdvantages" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "serviceAdvantages"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate84.errors = vErrors;return errors === 0;}export const validator14 = validate85;const schema27 = {"const":"fairness","$id":"-233a8f9c"};function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-233a8f9c" */;let vErrors = null;let errors = 0;if("fairness" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "fairness"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate85.errors = vErrors;return errors === 0;}export const validator15 = validate86;const schema28 = {"const":"responsibleGaming","$id":"707a1ed2"};function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="707a1ed2" */;let vErrors = null;let errors = 0;if("responsibleGaming" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "responsibleGaming"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate86.errors = vErrors;return errors === 0;}

export const validators = {
  "23484436": validator0,
  "-11d08778": validator1,
  "719d0ed5": validator2,
  "76b31f7": validator3,
  "5f52bd1d": validator4,
  "-6f2222b3": validator5,
  "34b22594": validator6,
  "7a6725b4": validator7,
  "-1008f951": validator8,
  "-445624a5": validator9,
  "27eef50f": validator10,
  "-3e396c4c": validator11,
  "2df47a56": validator12,
  "37ad8c4a": validator13,
  "-233a8f9c": validator14,
  "707a1ed2": validator15,
};
