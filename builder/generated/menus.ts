// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "header",
  "bottomBar",
  "sideMenu",
  "memberCentre",
  "agentCentre"
 ],
 "properties": {
  "header": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "balanceMasked",
    "visitor",
    "member",
    "agent",
    "trial"
   ],
   "properties": {
    "balanceMasked": {
     "type": "boolean"
    },
    "visitor": {
     "type": "array",
     "items": {
      "$ref": "#/definitions/header-item"
     },
     "maxItems": 20
    },
    "member": {
     "type": "array",
     "items": {
      "$ref": "#/definitions/header-item"
     },
     "maxItems": 20
    },
    "agent": {
     "type": "array",
     "items": {
      "$ref": "#/definitions/header-item"
     },
     "maxItems": 20
    },
    "trial": {
     "type": "array",
     "items": {
      "$ref": "#/definitions/header-item"
     },
     "maxItems": 20
    }
   }
  },
  "bottomBar": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/menu-entry"
   },
   "maxItems": 5
  },
  "sideMenu": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "left",
    "right"
   ],
   "properties": {
    "left": {
     "type": "array",
     "items": {
      "$ref": "#/definitions/menu-entry"
     },
     "maxItems": 30
    },
    "right": {
     "type": "array",
     "items": {
      "$ref": "#/definitions/side-item"
     },
     "maxItems": 12
    }
   }
  },
  "memberCentre": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/menu-entry"
   },
   "maxItems": 30
  },
  "agentCentre": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/menu-entry"
   },
   "maxItems": 30
  }
 },
 "definitions": {
  "header-item": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "element",
    "placement"
   ],
   "properties": {
    "id": {
     "$ref": "#/definitions/element-id"
    },
    "element": {
     "enum": [
      "languageSelector",
      "schemeSwitch",
      "appDownload",
      "search",
      "loginForm",
      "loginLink",
      "registerLink",
      "forgotPasswordLink",
      "smsLoginLink",
      "freePlay",
      "balance",
      "accountName",
      "deposit",
      "withdraw",
      "agentCentre",
      "messages",
      "bettingRecord",
      "helpLink",
      "signOut"
     ]
    },
    "placement": {
     "enum": [
      "bar",
      "menu"
     ]
    },
    "label": {
     "$ref": "#/definitions/label"
    },
    "hidden": {
     "type": "boolean"
    }
   },
   "x-part": "header-item"
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
  "menu-entry": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "screen",
    "label",
    "icon"
   ],
   "properties": {
    "id": {
     "$ref": "#/definitions/element-id"
    },
    "screen": {
     "$ref": "#/definitions/screen-id"
    },
    "label": {
     "$ref": "#/definitions/label"
    },
    "icon": {
     "type": "string",
     "pattern": "^[a-z][a-zA-Z0-9-]{1,30}$"
    },
    "badge": {
     "enum": [
      "missions",
      "messages",
      "rewards"
     ]
    },
    "hidden": {
     "type": "boolean"
    }
   },
   "x-part": "menu-entry"
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
  },
  "side-item": {
   "type": "object",
   "required": [
    "element"
   ],
   "discriminator": {
    "propertyName": "element"
   },
   "oneOf": [
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "element",
      "label",
      "resourceType"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "element": {
       "const": "logoLink"
      },
      "label": {
       "$ref": "#/definitions/label"
      },
      "resourceType": {
       "type": "string",
       "pattern": "^[A-Za-z][A-Za-z0-9_]{1,40}$"
      },
      "hidden": {
       "type": "boolean"
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "element",
      "label",
      "resourceType"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "element": {
       "const": "customerService"
      },
      "label": {
       "$ref": "#/definitions/label"
      },
      "resourceType": {
       "type": "string",
       "pattern": "^[A-Za-z][A-Za-z0-9_]{1,40}$"
      },
      "social": {
       "$ref": "#/definitions/element-id"
      },
      "hidden": {
       "type": "boolean"
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "element",
      "label",
      "resourceType"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "element": {
       "const": "qr"
      },
      "label": {
       "$ref": "#/definitions/label"
      },
      "resourceType": {
       "type": "string",
       "pattern": "^[A-Za-z][A-Za-z0-9_]{1,40}$"
      },
      "hidden": {
       "type": "boolean"
      }
     }
    }
   ],
   "x-part": "side-item"
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["header","bottomBar","sideMenu","memberCentre","agentCentre"],"properties":{"header":{"type":"object","additionalProperties":false,"required":["balanceMasked","visitor","member","agent","trial"],"properties":{"balanceMasked":{"type":"boolean"},"visitor":{"type":"array","items":{"$ref":"#/definitions/header-item"},"maxItems":20},"member":{"type":"array","items":{"$ref":"#/definitions/header-item"},"maxItems":20},"agent":{"type":"array","items":{"$ref":"#/definitions/header-item"},"maxItems":20},"trial":{"type":"array","items":{"$ref":"#/definitions/header-item"},"maxItems":20}}},"bottomBar":{"type":"array","items":{"$ref":"#/definitions/menu-entry"},"maxItems":5},"sideMenu":{"type":"object","additionalProperties":false,"required":["left","right"],"properties":{"left":{"type":"array","items":{"$ref":"#/definitions/menu-entry"},"maxItems":30},"right":{"type":"array","items":{"$ref":"#/definitions/side-item"},"maxItems":12}}},"memberCentre":{"type":"array","items":{"$ref":"#/definitions/menu-entry"},"maxItems":30},"agentCentre":{"type":"array","items":{"$ref":"#/definitions/menu-entry"},"maxItems":30}},"definitions":{"header-item":{"type":"object","additionalProperties":false,"required":["id","element","placement"],"properties":{"id":{"$ref":"#/definitions/element-id"},"element":{"enum":["languageSelector","schemeSwitch","appDownload","search","loginForm","loginLink","registerLink","forgotPasswordLink","smsLoginLink","freePlay","balance","accountName","deposit","withdraw","agentCentre","messages","bettingRecord","helpLink","signOut"]},"placement":{"enum":["bar","menu"]},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}},"x-part":"header-item"},"element-id":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"},"label":{"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"},"menu-entry":{"type":"object","additionalProperties":false,"required":["id","screen","label","icon"],"properties":{"id":{"$ref":"#/definitions/element-id"},"screen":{"$ref":"#/definitions/screen-id"},"label":{"$ref":"#/definitions/label"},"icon":{"type":"string","pattern":"^[a-z][a-zA-Z0-9-]{1,30}$"},"badge":{"enum":["missions","messages","rewards"]},"hidden":{"type":"boolean"}},"x-part":"menu-entry"},"screen-id":{"enum":["home","hot","lobby","game","fairness","search","favourites","promotions","pointMall","help","download","join","login","thirdPartyReturn","freePlay","register","forgotPassword","resetPassword","changePassword","feedback","notices","about","licences","responsibleGaming","terms","privacy","depositTutorial","lottery","liveTable","sports","esports","footballSports","memberCentre","securityCentre","wallet","deposit","withdrawal","transferUpline","bettingRecord","accountRecord","personalLoss","activityStatement","bonusDetails","rewardCentre","inviteFriends","missions","vip","messages","manualRebate","saferPlay","agentHome","agentAnnouncements","agentTeamOverview","agentRegisterCentre","agentDownlines","agentTeamBetting","agentLossStatements","agentIncome","agentDownlineTransactions","agentDividends","agentDailyWages","agentHourlySalary","agentRealtimeSalary"],"x-part":"screen-id"},"side-item":{"type":"object","required":["element"],"discriminator":{"propertyName":"element"},"oneOf":[{"type":"object","additionalProperties":false,"required":["id","element","label","resourceType"],"properties":{"id":{"$ref":"#/definitions/element-id"},"element":{"const":"logoLink"},"label":{"$ref":"#/definitions/label"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"hidden":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","element","label","resourceType"],"properties":{"id":{"$ref":"#/definitions/element-id"},"element":{"const":"customerService"},"label":{"$ref":"#/definitions/label"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"social":{"$ref":"#/definitions/element-id"},"hidden":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","element","label","resourceType"],"properties":{"id":{"$ref":"#/definitions/element-id"},"element":{"const":"qr"},"label":{"$ref":"#/definitions/label"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"hidden":{"type":"boolean"}}}],"x-part":"side-item"}},"$id":"-f01a64a"};const schema7 = {"type":"object","additionalProperties":false,"required":["id","element","placement"],"properties":{"id":{"$ref":"#/definitions/element-id"},"element":{"enum":["languageSelector","schemeSwitch","appDownload","search","loginForm","loginLink","registerLink","forgotPasswordLink","smsLoginLink","freePlay","balance","accountName","deposit","withdraw","agentCentre","messages","bettingRecord","helpLink","signOut"]},"placement":{"enum":["bar","menu"]},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}},"x-part":"header-item"};const schema8 = {"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"};const pattern0 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]{0,39}$", "u");function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern0.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]{0,39}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate23.errors = vErrors;return errors === 0;}const schema9 = {"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"};const func2 = countCharacters;const pattern1 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$", "u");const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((key0 === "key") || (key0 === "text"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.key !== undefined){let data0 = data.key;if(typeof data0 === "string"){if(func2(data0) > 120){const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!pattern1.test(data0)){const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"+"\""};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.text !== undefined){let data1 = data.text;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){for(const key1 in data1){const _errs6 = errors;if(typeof key1 === "string"){if(!pattern2.test(key1)){const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}var valid1 = _errs6 === errors;if(!valid1){const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}for(const key2 in data1){let data2 = data1[key2];if(typeof data2 === "string"){if(func2(data2) > 280){const err7 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(func2(data2) < 1){const err8 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate25.errors = vErrors;return errors === 0;}function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.element === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.placement === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placement"},message:"must have required property '"+"placement"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((((key0 === "id") || (key0 === "element")) || (key0 === "placement")) || (key0 === "label")) || (key0 === "hidden"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.element !== undefined){let data1 = data.element;if(!(((((((((((((((((((data1 === "languageSelector") || (data1 === "schemeSwitch")) || (data1 === "appDownload")) || (data1 === "search")) || (data1 === "loginForm")) || (data1 === "loginLink")) || (data1 === "registerLink")) || (data1 === "forgotPasswordLink")) || (data1 === "smsLoginLink")) || (data1 === "freePlay")) || (data1 === "balance")) || (data1 === "accountName")) || (data1 === "deposit")) || (data1 === "withdraw")) || (data1 === "agentCentre")) || (data1 === "messages")) || (data1 === "bettingRecord")) || (data1 === "helpLink")) || (data1 === "signOut"))){const err4 = {instancePath:instancePath+"/element",schemaPath:"#/properties/element/enum",keyword:"enum",params:{allowedValues: schema7.properties.element.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.placement !== undefined){let data2 = data.placement;if(!((data2 === "bar") || (data2 === "menu"))){const err5 = {instancePath:instancePath+"/placement",schemaPath:"#/properties/placement/enum",keyword:"enum",params:{allowedValues: schema7.properties.placement.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err6 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}validate22.errors = vErrors;return errors === 0;}const schema10 = {"type":"object","additionalProperties":false,"required":["id","screen","label","icon"],"properties":{"id":{"$ref":"#/definitions/element-id"},"screen":{"$ref":"#/definitions/screen-id"},"label":{"$ref":"#/definitions/label"},"icon":{"type":"string","pattern":"^[a-z][a-zA-Z0-9-]{1,30}$"},"badge":{"enum":["missions","messages","rewards"]},"hidden":{"type":"boolean"}},"x-part":"menu-entry"};const schema11 = {"enum":["home","hot","lobby","game","fairness","search","favourites","promotions","pointMall","help","download","join","login","thirdPartyReturn","freePlay","register","forgotPassword","resetPassword","changePassword","feedback","notices","about","licences","responsibleGaming","terms","privacy","depositTutorial","lottery","liveTable","sports","esports","footballSports","memberCentre","securityCentre","wallet","deposit","withdrawal","transferUpline","bettingRecord","accountRecord","personalLoss","activityStatement","bonusDetails","rewardCentre","inviteFriends","missions","vip","messages","manualRebate","saferPlay","agentHome","agentAnnouncements","agentTeamOverview","agentRegisterCentre","agentDownlines","agentTeamBetting","agentLossStatements","agentIncome","agentDownlineTransactions","agentDividends","agentDailyWages","agentHourlySalary","agentRealtimeSalary"],"x-part":"screen-id"};function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "home") || (data === "hot")) || (data === "lobby")) || (data === "game")) || (data === "fairness")) || (data === "search")) || (data === "favourites")) || (data === "promotions")) || (data === "pointMall")) || (data === "help")) || (data === "download")) || (data === "join")) || (data === "login")) || (data === "thirdPartyReturn")) || (data === "freePlay")) || (data === "register")) || (data === "forgotPassword")) || (data === "resetPassword")) || (data === "changePassword")) || (data === "feedback")) || (data === "notices")) || (data === "about")) || (data === "licences")) || (data === "responsibleGaming")) || (data === "terms")) || (data === "privacy")) || (data === "depositTutorial")) || (data === "lottery")) || (data === "liveTable")) || (data === "sports")) || (data === "esports")) || (data === "footballSports")) || (data === "memberCentre")) || (data === "securityCentre")) || (data === "wallet")) || (data === "deposit")) || (data === "withdrawal")) || (data === "transferUpline")) || (data === "bettingRecord")) || (data === "accountRecord")) || (data === "personalLoss")) || (data === "activityStatement")) || (data === "bonusDetails")) || (data === "rewardCentre")) || (data === "inviteFriends")) || (data === "missions")) || (data === "vip")) || (data === "messages")) || (data === "manualRebate")) || (data === "saferPlay")) || (data === "agentHome")) || (data === "agentAnnouncements")) || (data === "agentTeamOverview")) || (data === "agentRegisterCentre")) || (data === "agentDownlines")) || (data === "agentTeamBetting")) || (data === "agentLossStatements")) || (data === "agentIncome")) || (data === "agentDownlineTransactions")) || (data === "agentDividends")) || (data === "agentDailyWages")) || (data === "agentHourlySalary")) || (data === "agentRealtimeSalary"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate33.errors = vErrors;return errors === 0;}const pattern3 = new RegExp("^[a-z][a-zA-Z0-9-]{1,30}$", "u");function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.screen === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "screen"},message:"must have required property '"+"screen"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.label === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.icon === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!((((((key0 === "id") || (key0 === "screen")) || (key0 === "label")) || (key0 === "icon")) || (key0 === "badge")) || (key0 === "hidden"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.screen !== undefined){if(!(validate33(data.screen, {instancePath:instancePath+"/screen",parentData:data,parentDataProperty:"screen",rootData}))){vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);errors = vErrors.length;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.icon !== undefined){let data3 = data.icon;if(typeof data3 === "string"){if(!pattern3.test(data3)){const err5 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9-]{1,30}$"},message:"must match pattern \""+"^[a-z][a-zA-Z0-9-]{1,30}$"+"\""};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.badge !== undefined){let data4 = data.badge;if(!(((data4 === "missions") || (data4 === "messages")) || (data4 === "rewards"))){const err7 = {instancePath:instancePath+"/badge",schemaPath:"#/properties/badge/enum",keyword:"enum",params:{allowedValues: schema10.properties.badge.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err8 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}else {const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}validate31.errors = vErrors;return errors === 0;}const schema12 = {"type":"object","required":["element"],"discriminator":{"propertyName":"element"},"oneOf":[{"type":"object","additionalProperties":false,"required":["id","element","label","resourceType"],"properties":{"id":{"$ref":"#/definitions/element-id"},"element":{"const":"logoLink"},"label":{"$ref":"#/definitions/label"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"hidden":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","element","label","resourceType"],"properties":{"id":{"$ref":"#/definitions/element-id"},"element":{"const":"customerService"},"label":{"$ref":"#/definitions/label"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"social":{"$ref":"#/definitions/element-id"},"hidden":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","element","label","resourceType"],"properties":{"id":{"$ref":"#/definitions/element-id"},"element":{"const":"qr"},"label":{"$ref":"#/definitions/label"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"hidden":{"type":"boolean"}}}],"x-part":"side-item"};const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_]{1,40}$", "u");function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.element === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}const tag0 = data.element;if(typeof tag0 == "string"){if(tag0 === "logoLink"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.element === undefined){const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.label === undefined){const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.resourceType === undefined){const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "resourceType"},message:"must have required property '"+"resourceType"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}for(const key0 in data){if(!(((((key0 === "id") || (key0 === "element")) || (key0 === "label")) || (key0 === "resourceType")) || (key0 === "hidden"))){const err5 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.element !== undefined){if("logoLink" !== data.element){const err6 = {instancePath:instancePath+"/element",schemaPath:"#/oneOf/0/properties/element/const",keyword:"const",params:{allowedValue: "logoLink"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.resourceType !== undefined){let data3 = data.resourceType;if(typeof data3 === "string"){if(!pattern4.test(data3)){const err7 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/0/properties/resourceType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]{1,40}$"+"\""};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/0/properties/resourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err9 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/0/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else if(tag0 === "customerService"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err11 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data.element === undefined){const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(data.label === undefined){const err13 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if(data.resourceType === undefined){const err14 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "resourceType"},message:"must have required property '"+"resourceType"+"'"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}for(const key1 in data){if(!((((((key1 === "id") || (key1 === "element")) || (key1 === "label")) || (key1 === "resourceType")) || (key1 === "social")) || (key1 === "hidden"))){const err15 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.element !== undefined){if("customerService" !== data.element){const err16 = {instancePath:instancePath+"/element",schemaPath:"#/oneOf/1/properties/element/const",keyword:"const",params:{allowedValue: "customerService"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.resourceType !== undefined){let data8 = data.resourceType;if(typeof data8 === "string"){if(!pattern4.test(data8)){const err17 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/1/properties/resourceType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]{1,40}$"+"\""};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}else {const err18 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/1/properties/resourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.social !== undefined){if(!(validate23(data.social, {instancePath:instancePath+"/social",parentData:data,parentDataProperty:"social",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err19 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/1/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else if(tag0 === "qr"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err21 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}if(data.element === undefined){const err22 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}if(data.label === undefined){const err23 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}if(data.resourceType === undefined){const err24 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "resourceType"},message:"must have required property '"+"resourceType"+"'"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}for(const key2 in data){if(!(((((key2 === "id") || (key2 === "element")) || (key2 === "label")) || (key2 === "resourceType")) || (key2 === "hidden"))){const err25 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.element !== undefined){if("qr" !== data.element){const err26 = {instancePath:instancePath+"/element",schemaPath:"#/oneOf/2/properties/element/const",keyword:"const",params:{allowedValue: "qr"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.resourceType !== undefined){let data14 = data.resourceType;if(typeof data14 === "string"){if(!pattern4.test(data14)){const err27 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/2/properties/resourceType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]{1,40}$"+"\""};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}else {const err28 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/2/properties/resourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err29 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/2/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}else {const err31 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "element", tagValue: tag0},message:"value of tag \"element\" must be in oneOf"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}else {const err32 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "element", tagValue: tag0},message:"tag \"element\" must be string"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}validate38.errors = vErrors;return errors === 0;}function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-f01a64a" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.header === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},message:"must have required property '"+"header"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.bottomBar === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bottomBar"},message:"must have required property '"+"bottomBar"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.sideMenu === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sideMenu"},message:"must have required property '"+"sideMenu"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.memberCentre === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memberCentre"},message:"must have required property '"+"memberCentre"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.agentCentre === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agentCentre"},message:"must have required property '"+"agentCentre"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}for(const key0 in data){if(!(((((key0 === "header") || (key0 === "bottomBar")) || (key0 === "sideMenu")) || (key0 === "memberCentre")) || (key0 === "agentCentre"))){const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.header !== undefined){let data0 = data.header;if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(data0.balanceMasked === undefined){const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "balanceMasked"},message:"must have required property '"+"balanceMasked"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data0.visitor === undefined){const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "visitor"},message:"must have required property '"+"visitor"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(data0.member === undefined){const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "member"},message:"must have required property '"+"member"+"'"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data0.agent === undefined){const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(data0.trial === undefined){const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}for(const key1 in data0){if(!(((((key1 === "balanceMasked") || (key1 === "visitor")) || (key1 === "member")) || (key1 === "agent")) || (key1 === "trial"))){const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data0.balanceMasked !== undefined){if(typeof data0.balanceMasked !== "boolean"){const err12 = {instancePath:instancePath+"/header/balanceMasked",schemaPath:"#/properties/header/properties/balanceMasked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data0.visitor !== undefined){let data2 = data0.visitor;if(Array.isArray(data2)){if(data2.length > 20){const err13 = {instancePath:instancePath+"/header/visitor",schemaPath:"#/properties/header/properties/visitor/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}const len0 = data2.length;for(let i0=0; i0<len0; i0++){if(!(validate22(data2[i0], {instancePath:instancePath+"/header/visitor/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err14 = {instancePath:instancePath+"/header/visitor",schemaPath:"#/properties/header/properties/visitor/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data0.member !== undefined){let data4 = data0.member;if(Array.isArray(data4)){if(data4.length > 20){const err15 = {instancePath:instancePath+"/header/member",schemaPath:"#/properties/header/properties/member/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}const len1 = data4.length;for(let i1=0; i1<len1; i1++){if(!(validate22(data4[i1], {instancePath:instancePath+"/header/member/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err16 = {instancePath:instancePath+"/header/member",schemaPath:"#/properties/header/properties/member/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data0.agent !== undefined){let data6 = data0.agent;if(Array.isArray(data6)){if(data6.length > 20){const err17 = {instancePath:instancePath+"/header/agent",schemaPath:"#/properties/header/properties/agent/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}const len2 = data6.length;for(let i2=0; i2<len2; i2++){if(!(validate22(data6[i2], {instancePath:instancePath+"/header/agent/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err18 = {instancePath:instancePath+"/header/agent",schemaPath:"#/properties/header/properties/agent/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data0.trial !== undefined){let data8 = data0.trial;if(Array.isArray(data8)){if(data8.length > 20){const err19 = {instancePath:instancePath+"/header/trial",schemaPath:"#/properties/header/properties/trial/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}const len3 = data8.length;for(let i3=0; i3<len3; i3++){if(!(validate22(data8[i3], {instancePath:instancePath+"/header/trial/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err20 = {instancePath:instancePath+"/header/trial",schemaPath:"#/properties/header/properties/trial/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}}else {const err21 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.bottomBar !== undefined){let data10 = data.bottomBar;if(Array.isArray(data10)){if(data10.length > 5){const err22 = {instancePath:instancePath+"/bottomBar",schemaPath:"#/properties/bottomBar/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}const len4 = data10.length;for(let i4=0; i4<len4; i4++){if(!(validate31(data10[i4], {instancePath:instancePath+"/bottomBar/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}}else {const err23 = {instancePath:instancePath+"/bottomBar",schemaPath:"#/properties/bottomBar/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.sideMenu !== undefined){let data12 = data.sideMenu;if(data12 && typeof data12 == "object" && !Array.isArray(data12)){if(data12.left === undefined){const err24 = {instancePath:instancePath+"/sideMenu",schemaPath:"#/properties/sideMenu/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}if(data12.right === undefined){const err25 = {instancePath:instancePath+"/sideMenu",schemaPath:"#/properties/sideMenu/required",keyword:"required",params:{missingProperty: "right"},message:"must have required property '"+"right"+"'"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}for(const key2 in data12){if(!((key2 === "left") || (key2 === "right"))){const err26 = {instancePath:instancePath+"/sideMenu",schemaPath:"#/properties/sideMenu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data12.left !== undefined){let data13 = data12.left;if(Array.isArray(data13)){if(data13.length > 30){const err27 = {instancePath:instancePath+"/sideMenu/left",schemaPath:"#/properties/sideMenu/properties/left/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}const len5 = data13.length;for(let i5=0; i5<len5; i5++){if(!(validate31(data13[i5], {instancePath:instancePath+"/sideMenu/left/" + i5,parentData:data13,parentDataProperty:i5,rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}}else {const err28 = {instancePath:instancePath+"/sideMenu/left",schemaPath:"#/properties/sideMenu/properties/left/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data12.right !== undefined){let data15 = data12.right;if(Array.isArray(data15)){if(data15.length > 12){const err29 = {instancePath:instancePath+"/sideMenu/right",schemaPath:"#/properties/sideMenu/properties/right/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}const len6 = data15.length;for(let i6=0; i6<len6; i6++){if(!(validate38(data15[i6], {instancePath:instancePath+"/sideMenu/right/" + i6,parentData:data15,parentDataProperty:i6,rootData}))){vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);errors = vErrors.length;}}}else {const err30 = {instancePath:instancePath+"/sideMenu/right",schemaPath:"#/properties/sideMenu/properties/right/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}}else {const err31 = {instancePath:instancePath+"/sideMenu",schemaPath:"#/properties/sideMenu/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data.memberCentre !== undefined){let data17 = data.memberCentre;if(Array.isArray(data17)){if(data17.length > 30){const err32 = {instancePath:instancePath+"/memberCentre",schemaPath:"#/properties/memberCentre/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}const len7 = data17.length;for(let i7=0; i7<len7; i7++){if(!(validate31(data17[i7], {instancePath:instancePath+"/memberCentre/" + i7,parentData:data17,parentDataProperty:i7,rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}}else {const err33 = {instancePath:instancePath+"/memberCentre",schemaPath:"#/properties/memberCentre/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data.agentCentre !== undefined){let data19 = data.agentCentre;if(Array.isArray(data19)){if(data19.length > 30){const err34 = {instancePath:instancePath+"/agentCentre",schemaPath:"#/properties/agentCentre/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}const len8 = data19.length;for(let i8=0; i8<len8; i8++){if(!(validate31(data19[i8], {instancePath:instancePath+"/agentCentre/" + i8,parentData:data19,parentDataProperty:i8,rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}}else {const err35 = {instancePath:instancePath+"/agentCentre",schemaPath:"#/properties/agentCentre/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}}else {const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}validate21.errors = vErrors;return errors === 0;}export const validator1 = validate49;const schema13 = {"const":"logoLink","$id":"9f852ae"};function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="9f852ae" */;let vErrors = null;let errors = 0;if("logoLink" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "logoLink"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate49.errors = vErrors;return errors === 0;}export const validator2 = validate50;const schema14 = {"const":"customerService","$id":"4c01f104"};function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="4c01f104" */;let vErrors = null;let errors = 0;if("customerService" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "customerService"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate50.errors = vErrors;return errors === 0;}export const validator3 = validate51;const schema15 = {"const":"qr","$id":"-3436dff6"};function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-3436dff6" */;let vErrors = null;let errors = 0;if("qr" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "qr"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate51.errors = vErrors;return errors === 0;}

export const validators = {
  "-f01a64a": validator0,
  "9f852ae": validator1,
  "4c01f104": validator2,
  "-3436dff6": validator3,
};
