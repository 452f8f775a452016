// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "layout",
  "parts",
  "groups",
  "banks",
  "providers",
  "socials",
  "notices",
  "copyright"
 ],
 "properties": {
  "layout": {
   "enum": [
    "columns",
    "stacked",
    "line"
   ]
  },
  "parts": {
   "type": "array",
   "items": {
    "enum": [
     "groups",
     "banks",
     "providers",
     "paymentNetworks",
     "licences",
     "arrivalTimes",
     "socials",
     "notices",
     "copyright"
    ]
   },
   "maxItems": 9,
   "uniqueItems": true
  },
  "groups": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "heading",
     "links"
    ],
    "properties": {
     "id": {
      "$ref": "#/definitions/element-id"
     },
     "heading": {
      "$ref": "#/definitions/label"
     },
     "links": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/footer-link"
      },
      "maxItems": 12
     },
     "hidden": {
      "type": "boolean"
     }
    }
   },
   "maxItems": 6
  },
  "banks": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/element-id"
   },
   "maxItems": 40,
   "uniqueItems": true
  },
  "providers": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/element-id"
   },
   "maxItems": 60,
   "uniqueItems": true
  },
  "paymentNetworks": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/element-id"
   },
   "maxItems": 40,
   "uniqueItems": true
  },
  "socials": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "resourceType"
    ],
    "properties": {
     "id": {
      "$ref": "#/definitions/element-id"
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
   "maxItems": 16
  },
  "notices": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/element-id"
   },
   "maxItems": 12,
   "uniqueItems": true
  },
  "copyright": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "holder",
    "sinceYear"
   ],
   "properties": {
    "holder": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80
    },
    "sinceYear": {
     "type": "integer",
     "minimum": 1990,
     "maximum": 2100
    }
   }
  }
 },
 "definitions": {
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
  "footer-link": {
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
      "screen",
      "label"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "screen"
      },
      "screen": {
       "$ref": "#/definitions/screen-id"
      },
      "label": {
       "$ref": "#/definitions/label"
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
      "kind",
      "resourceType",
      "label"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "resource"
      },
      "resourceType": {
       "type": "string",
       "pattern": "^[A-Za-z][A-Za-z0-9_]{1,40}$"
      },
      "label": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      }
     }
    }
   ],
   "x-part": "footer-link"
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

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["layout","parts","groups","banks","providers","socials","notices","copyright"],"properties":{"layout":{"enum":["columns","stacked","line"]},"parts":{"type":"array","items":{"enum":["groups","banks","providers","paymentNetworks","licences","arrivalTimes","socials","notices","copyright"]},"maxItems":9,"uniqueItems":true},"groups":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","heading","links"],"properties":{"id":{"$ref":"#/definitions/element-id"},"heading":{"$ref":"#/definitions/label"},"links":{"type":"array","items":{"$ref":"#/definitions/footer-link"},"maxItems":12},"hidden":{"type":"boolean"}}},"maxItems":6},"banks":{"type":"array","items":{"$ref":"#/definitions/element-id"},"maxItems":40,"uniqueItems":true},"providers":{"type":"array","items":{"$ref":"#/definitions/element-id"},"maxItems":60,"uniqueItems":true},"paymentNetworks":{"type":"array","items":{"$ref":"#/definitions/element-id"},"maxItems":40,"uniqueItems":true},"socials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","resourceType"],"properties":{"id":{"$ref":"#/definitions/element-id"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"hidden":{"type":"boolean"}}},"maxItems":16},"notices":{"type":"array","items":{"$ref":"#/definitions/element-id"},"maxItems":12,"uniqueItems":true},"copyright":{"type":"object","additionalProperties":false,"required":["holder","sinceYear"],"properties":{"holder":{"type":"string","minLength":2,"maxLength":80},"sinceYear":{"type":"integer","minimum":1990,"maximum":2100}}}},"definitions":{"element-id":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"},"label":{"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"},"footer-link":{"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","additionalProperties":false,"required":["id","kind","screen","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"screen"},"screen":{"$ref":"#/definitions/screen-id"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","kind","resourceType","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"resource"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}}}],"x-part":"footer-link"},"screen-id":{"enum":["home","hot","lobby","game","fairness","search","favourites","promotions","pointMall","help","download","join","login","thirdPartyReturn","freePlay","register","forgotPassword","resetPassword","changePassword","feedback","notices","about","licences","responsibleGaming","terms","privacy","depositTutorial","lottery","liveTable","sports","esports","footballSports","memberCentre","securityCentre","wallet","deposit","withdrawal","transferUpline","bettingRecord","accountRecord","personalLoss","activityStatement","bonusDetails","rewardCentre","inviteFriends","missions","vip","messages","manualRebate","saferPlay","agentHome","agentAnnouncements","agentTeamOverview","agentRegisterCentre","agentDownlines","agentTeamBetting","agentLossStatements","agentIncome","agentDownlineTransactions","agentDividends","agentDailyWages","agentHourlySalary","agentRealtimeSalary"],"x-part":"screen-id"}},"$id":"-60cc0ad6"};const func2 = Object.prototype.hasOwnProperty;const func0 = sameJson;const func4 = countCharacters;const schema7 = {"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"};const pattern0 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]{0,39}$", "u");function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern0.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]{0,39}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate22.errors = vErrors;return errors === 0;}const schema8 = {"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"};const pattern1 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$", "u");const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((key0 === "key") || (key0 === "text"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.key !== undefined){let data0 = data.key;if(typeof data0 === "string"){if(func4(data0) > 120){const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!pattern1.test(data0)){const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"+"\""};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.text !== undefined){let data1 = data.text;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){for(const key1 in data1){const _errs6 = errors;if(typeof key1 === "string"){if(!pattern2.test(key1)){const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}var valid1 = _errs6 === errors;if(!valid1){const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}for(const key2 in data1){let data2 = data1[key2];if(typeof data2 === "string"){if(func4(data2) > 280){const err7 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(func4(data2) < 1){const err8 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate24.errors = vErrors;return errors === 0;}const schema9 = {"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","additionalProperties":false,"required":["id","kind","screen","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"screen"},"screen":{"$ref":"#/definitions/screen-id"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","kind","resourceType","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"resource"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}}}],"x-part":"footer-link"};const schema10 = {"enum":["home","hot","lobby","game","fairness","search","favourites","promotions","pointMall","help","download","join","login","thirdPartyReturn","freePlay","register","forgotPassword","resetPassword","changePassword","feedback","notices","about","licences","responsibleGaming","terms","privacy","depositTutorial","lottery","liveTable","sports","esports","footballSports","memberCentre","securityCentre","wallet","deposit","withdrawal","transferUpline","bettingRecord","accountRecord","personalLoss","activityStatement","bonusDetails","rewardCentre","inviteFriends","missions","vip","messages","manualRebate","saferPlay","agentHome","agentAnnouncements","agentTeamOverview","agentRegisterCentre","agentDownlines","agentTeamBetting","agentLossStatements","agentIncome","agentDownlineTransactions","agentDividends","agentDailyWages","agentHourlySalary","agentRealtimeSalary"],"x-part":"screen-id"};function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "home") || (data === "hot")) || (data === "lobby")) || (data === "game")) || (data === "fairness")) || (data === "search")) || (data === "favourites")) || (data === "promotions")) || (data === "pointMall")) || (data === "help")) || (data === "download")) || (data === "join")) || (data === "login")) || (data === "thirdPartyReturn")) || (data === "freePlay")) || (data === "register")) || (data === "forgotPassword")) || (data === "resetPassword")) || (data === "changePassword")) || (data === "feedback")) || (data === "notices")) || (data === "about")) || (data === "licences")) || (data === "responsibleGaming")) || (data === "terms")) || (data === "privacy")) || (data === "depositTutorial")) || (data === "lottery")) || (data === "liveTable")) || (data === "sports")) || (data === "esports")) || (data === "footballSports")) || (data === "memberCentre")) || (data === "securityCentre")) || (data === "wallet")) || (data === "deposit")) || (data === "withdrawal")) || (data === "transferUpline")) || (data === "bettingRecord")) || (data === "accountRecord")) || (data === "personalLoss")) || (data === "activityStatement")) || (data === "bonusDetails")) || (data === "rewardCentre")) || (data === "inviteFriends")) || (data === "missions")) || (data === "vip")) || (data === "messages")) || (data === "manualRebate")) || (data === "saferPlay")) || (data === "agentHome")) || (data === "agentAnnouncements")) || (data === "agentTeamOverview")) || (data === "agentRegisterCentre")) || (data === "agentDownlines")) || (data === "agentTeamBetting")) || (data === "agentLossStatements")) || (data === "agentIncome")) || (data === "agentDownlineTransactions")) || (data === "agentDividends")) || (data === "agentDailyWages")) || (data === "agentHourlySalary")) || (data === "agentRealtimeSalary"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate28.errors = vErrors;return errors === 0;}const pattern3 = new RegExp("^[A-Za-z][A-Za-z0-9_]{1,40}$", "u");function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.kind === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}const tag0 = data.kind;if(typeof tag0 == "string"){if(tag0 === "screen"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.kind === undefined){const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.screen === undefined){const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "screen"},message:"must have required property '"+"screen"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.label === undefined){const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}for(const key0 in data){if(!(((((key0 === "id") || (key0 === "kind")) || (key0 === "screen")) || (key0 === "label")) || (key0 === "hidden"))){const err5 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.id !== undefined){if(!(validate22(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("screen" !== data.kind){const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "screen"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.screen !== undefined){if(!(validate28(data.screen, {instancePath:instancePath+"/screen",parentData:data,parentDataProperty:"screen",rootData}))){vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);errors = vErrors.length;}}if(data.label !== undefined){if(!(validate24(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err7 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/0/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}}else {const err8 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else if(tag0 === "resource"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err9 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(data.kind === undefined){const err10 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if(data.resourceType === undefined){const err11 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "resourceType"},message:"must have required property '"+"resourceType"+"'"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data.label === undefined){const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}for(const key1 in data){if(!(((((key1 === "id") || (key1 === "kind")) || (key1 === "resourceType")) || (key1 === "label")) || (key1 === "hidden"))){const err13 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.id !== undefined){if(!(validate22(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("resource" !== data.kind){const err14 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "resource"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.resourceType !== undefined){let data7 = data.resourceType;if(typeof data7 === "string"){if(!pattern3.test(data7)){const err15 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/1/properties/resourceType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]{1,40}$"+"\""};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/1/properties/resourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.label !== undefined){if(!(validate24(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err17 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/1/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}validate26.errors = vErrors;return errors === 0;}function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-60cc0ad6" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.layout === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.parts === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parts"},message:"must have required property '"+"parts"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.groups === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.banks === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "banks"},message:"must have required property '"+"banks"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.providers === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data.socials === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "socials"},message:"must have required property '"+"socials"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data.notices === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notices"},message:"must have required property '"+"notices"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data.copyright === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copyright"},message:"must have required property '"+"copyright"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}for(const key0 in data){if(!(func2.call(schema6.properties, key0))){const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.layout !== undefined){let data0 = data.layout;if(!(((data0 === "columns") || (data0 === "stacked")) || (data0 === "line"))){const err9 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema6.properties.layout.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.parts !== undefined){let data1 = data.parts;if(Array.isArray(data1)){if(data1.length > 9){const err10 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 9},message:"must NOT have more than 9 items"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data1.length;for(let i0=0; i0<len0; i0++){let data2 = data1[i0];if(!(((((((((data2 === "groups") || (data2 === "banks")) || (data2 === "providers")) || (data2 === "paymentNetworks")) || (data2 === "licences")) || (data2 === "arrivalTimes")) || (data2 === "socials")) || (data2 === "notices")) || (data2 === "copyright"))){const err11 = {instancePath:instancePath+"/parts/" + i0,schemaPath:"#/properties/parts/items/enum",keyword:"enum",params:{allowedValues: schema6.properties.parts.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}let i1 = data1.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func0(data1[i1], data1[j0])){const err12 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;break outer0;}}}}}else {const err13 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.groups !== undefined){let data3 = data.groups;if(Array.isArray(data3)){if(data3.length > 6){const err14 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}const len1 = data3.length;for(let i2=0; i2<len1; i2++){let data4 = data3[i2];if(data4 && typeof data4 == "object" && !Array.isArray(data4)){if(data4.id === undefined){const err15 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(data4.heading === undefined){const err16 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if(data4.links === undefined){const err17 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}for(const key1 in data4){if(!((((key1 === "id") || (key1 === "heading")) || (key1 === "links")) || (key1 === "hidden"))){const err18 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data4.id !== undefined){if(!(validate22(data4.id, {instancePath:instancePath+"/groups/" + i2+"/id",parentData:data4,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data4.heading !== undefined){if(!(validate24(data4.heading, {instancePath:instancePath+"/groups/" + i2+"/heading",parentData:data4,parentDataProperty:"heading",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data4.links !== undefined){let data7 = data4.links;if(Array.isArray(data7)){if(data7.length > 12){const err19 = {instancePath:instancePath+"/groups/" + i2+"/links",schemaPath:"#/properties/groups/items/properties/links/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}const len2 = data7.length;for(let i3=0; i3<len2; i3++){if(!(validate26(data7[i3], {instancePath:instancePath+"/groups/" + i2+"/links/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}}}else {const err20 = {instancePath:instancePath+"/groups/" + i2+"/links",schemaPath:"#/properties/groups/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data4.hidden !== undefined){if(typeof data4.hidden !== "boolean"){const err21 = {instancePath:instancePath+"/groups/" + i2+"/hidden",schemaPath:"#/properties/groups/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}else {const err23 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.banks !== undefined){let data10 = data.banks;if(Array.isArray(data10)){if(data10.length > 40){const err24 = {instancePath:instancePath+"/banks",schemaPath:"#/properties/banks/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}const len3 = data10.length;for(let i4=0; i4<len3; i4++){if(!(validate22(data10[i4], {instancePath:instancePath+"/banks/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}let i5 = data10.length;let j1;if(i5 > 1){outer1:for(;i5--;){for(j1 = i5; j1--;){if(func0(data10[i5], data10[j1])){const err25 = {instancePath:instancePath+"/banks",schemaPath:"#/properties/banks/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i5+" are identical)"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;break outer1;}}}}}else {const err26 = {instancePath:instancePath+"/banks",schemaPath:"#/properties/banks/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.providers !== undefined){let data12 = data.providers;if(Array.isArray(data12)){if(data12.length > 60){const err27 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}const len4 = data12.length;for(let i6=0; i6<len4; i6++){if(!(validate22(data12[i6], {instancePath:instancePath+"/providers/" + i6,parentData:data12,parentDataProperty:i6,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}let i7 = data12.length;let j2;if(i7 > 1){outer2:for(;i7--;){for(j2 = i7; j2--;){if(func0(data12[i7], data12[j2])){const err28 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i7+" are identical)"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;break outer2;}}}}}else {const err29 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}if(data.paymentNetworks !== undefined){let data14 = data.paymentNetworks;if(Array.isArray(data14)){if(data14.length > 40){const err30 = {instancePath:instancePath+"/paymentNetworks",schemaPath:"#/properties/paymentNetworks/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}const len5 = data14.length;for(let i8=0; i8<len5; i8++){if(!(validate22(data14[i8], {instancePath:instancePath+"/paymentNetworks/" + i8,parentData:data14,parentDataProperty:i8,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}let i9 = data14.length;let j3;if(i9 > 1){outer3:for(;i9--;){for(j3 = i9; j3--;){if(func0(data14[i9], data14[j3])){const err31 = {instancePath:instancePath+"/paymentNetworks",schemaPath:"#/properties/paymentNetworks/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i9+" are identical)"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;break outer3;}}}}}else {const err32 = {instancePath:instancePath+"/paymentNetworks",schemaPath:"#/properties/paymentNetworks/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data.socials !== undefined){let data16 = data.socials;if(Array.isArray(data16)){if(data16.length > 16){const err33 = {instancePath:instancePath+"/socials",schemaPath:"#/properties/socials/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}const len6 = data16.length;for(let i10=0; i10<len6; i10++){let data17 = data16[i10];if(data17 && typeof data17 == "object" && !Array.isArray(data17)){if(data17.id === undefined){const err34 = {instancePath:instancePath+"/socials/" + i10,schemaPath:"#/properties/socials/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}if(data17.resourceType === undefined){const err35 = {instancePath:instancePath+"/socials/" + i10,schemaPath:"#/properties/socials/items/required",keyword:"required",params:{missingProperty: "resourceType"},message:"must have required property '"+"resourceType"+"'"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}for(const key2 in data17){if(!(((key2 === "id") || (key2 === "resourceType")) || (key2 === "hidden"))){const err36 = {instancePath:instancePath+"/socials/" + i10,schemaPath:"#/properties/socials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}if(data17.id !== undefined){if(!(validate22(data17.id, {instancePath:instancePath+"/socials/" + i10+"/id",parentData:data17,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data17.resourceType !== undefined){let data19 = data17.resourceType;if(typeof data19 === "string"){if(!pattern3.test(data19)){const err37 = {instancePath:instancePath+"/socials/" + i10+"/resourceType",schemaPath:"#/properties/socials/items/properties/resourceType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]{1,40}$"+"\""};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}else {const err38 = {instancePath:instancePath+"/socials/" + i10+"/resourceType",schemaPath:"#/properties/socials/items/properties/resourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data17.hidden !== undefined){if(typeof data17.hidden !== "boolean"){const err39 = {instancePath:instancePath+"/socials/" + i10+"/hidden",schemaPath:"#/properties/socials/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}}else {const err40 = {instancePath:instancePath+"/socials/" + i10,schemaPath:"#/properties/socials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}}else {const err41 = {instancePath:instancePath+"/socials",schemaPath:"#/properties/socials/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}if(data.notices !== undefined){let data21 = data.notices;if(Array.isArray(data21)){if(data21.length > 12){const err42 = {instancePath:instancePath+"/notices",schemaPath:"#/properties/notices/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}const len7 = data21.length;for(let i11=0; i11<len7; i11++){if(!(validate22(data21[i11], {instancePath:instancePath+"/notices/" + i11,parentData:data21,parentDataProperty:i11,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}let i12 = data21.length;let j4;if(i12 > 1){outer4:for(;i12--;){for(j4 = i12; j4--;){if(func0(data21[i12], data21[j4])){const err43 = {instancePath:instancePath+"/notices",schemaPath:"#/properties/notices/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i12+" are identical)"};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;break outer4;}}}}}else {const err44 = {instancePath:instancePath+"/notices",schemaPath:"#/properties/notices/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}if(data.copyright !== undefined){let data23 = data.copyright;if(data23 && typeof data23 == "object" && !Array.isArray(data23)){if(data23.holder === undefined){const err45 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'"};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}if(data23.sinceYear === undefined){const err46 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/required",keyword:"required",params:{missingProperty: "sinceYear"},message:"must have required property '"+"sinceYear"+"'"};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}for(const key3 in data23){if(!((key3 === "holder") || (key3 === "sinceYear"))){const err47 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}if(data23.holder !== undefined){let data24 = data23.holder;if(typeof data24 === "string"){if(func4(data24) > 80){const err48 = {instancePath:instancePath+"/copyright/holder",schemaPath:"#/properties/copyright/properties/holder/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}if(func4(data24) < 2){const err49 = {instancePath:instancePath+"/copyright/holder",schemaPath:"#/properties/copyright/properties/holder/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}}else {const err50 = {instancePath:instancePath+"/copyright/holder",schemaPath:"#/properties/copyright/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}}if(data23.sinceYear !== undefined){let data25 = data23.sinceYear;if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){const err51 = {instancePath:instancePath+"/copyright/sinceYear",schemaPath:"#/properties/copyright/properties/sinceYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}if(typeof data25 == "number"){if(data25 > 2100 || isNaN(data25)){const err52 = {instancePath:instancePath+"/copyright/sinceYear",schemaPath:"#/properties/copyright/properties/sinceYear/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}if(data25 < 1990 || isNaN(data25)){const err53 = {instancePath:instancePath+"/copyright/sinceYear",schemaPath:"#/properties/copyright/properties/sinceYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1990},message:"must be >= 1990"};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}}}}else {const err54 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}}else {const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}validate21.errors = vErrors;return errors === 0;}export const validator1 = validate39;const schema11 = {"const":"screen","$id":"-3f940b6b"};function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-3f940b6b" */;let vErrors = null;let errors = 0;if("screen" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "screen"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate39.errors = vErrors;return errors === 0;}export const validator2 = validate40;const schema12 = {"const":"resource","$id":"1e032c37"};function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="1e032c37" */;let vErrors = null;let errors = 0;if("resource" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "resource"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate40.errors = vErrors;return errors === 0;}

export const validators = {
  "-60cc0ad6": validator0,
  "-3f940b6b": validator1,
  "1e032c37": validator2,
};
