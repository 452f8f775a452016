// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "minimumAge",
  "termsVersion",
  "requiredNotices",
  "notices",
  "licences"
 ],
 "properties": {
  "minimumAge": {
   "type": "integer",
   "minimum": 16,
   "maximum": 25
  },
  "termsVersion": {
   "type": "string",
   "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
  },
  "requiredNotices": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/element-id"
   },
   "maxItems": 12,
   "uniqueItems": true
  },
  "notices": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "label"
    ],
    "properties": {
     "id": {
      "$ref": "#/definitions/element-id"
     },
     "label": {
      "$ref": "#/definitions/label"
     },
     "screen": {
      "$ref": "#/definitions/screen-id"
     }
    }
   },
   "maxItems": 12
  },
  "licences": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "holder",
     "text"
    ],
    "properties": {
     "id": {
      "$ref": "#/definitions/element-id"
     },
     "number": {
      "type": "string",
      "pattern": "^[A-Z0-9][A-Z0-9/ -]{1,39}$"
     },
     "holder": {
      "type": "string",
      "minLength": 2,
      "maxLength": 120
     },
     "text": {
      "$ref": "#/definitions/label"
     }
    }
   },
   "maxItems": 8
  },
  "helpline": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "phone"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80
    },
    "phone": {
     "type": "string",
     "pattern": "^[+0-9][0-9 ()-]{2,24}$"
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

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["minimumAge","termsVersion","requiredNotices","notices","licences"],"properties":{"minimumAge":{"type":"integer","minimum":16,"maximum":25},"termsVersion":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"requiredNotices":{"type":"array","items":{"$ref":"#/definitions/element-id"},"maxItems":12,"uniqueItems":true},"notices":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"label":{"$ref":"#/definitions/label"},"screen":{"$ref":"#/definitions/screen-id"}}},"maxItems":12},"licences":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","holder","text"],"properties":{"id":{"$ref":"#/definitions/element-id"},"number":{"type":"string","pattern":"^[A-Z0-9][A-Z0-9/ -]{1,39}$"},"holder":{"type":"string","minLength":2,"maxLength":120},"text":{"$ref":"#/definitions/label"}}},"maxItems":8},"helpline":{"type":"object","additionalProperties":false,"required":["name","phone"],"properties":{"name":{"type":"string","minLength":2,"maxLength":80},"phone":{"type":"string","pattern":"^[+0-9][0-9 ()-]{2,24}$"}}}},"definitions":{"element-id":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"},"label":{"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"},"screen-id":{"enum":["home","hot","lobby","game","fairness","search","favourites","promotions","pointMall","help","download","join","login","thirdPartyReturn","freePlay","register","forgotPassword","resetPassword","changePassword","feedback","notices","about","licences","responsibleGaming","terms","privacy","depositTutorial","lottery","liveTable","sports","esports","footballSports","memberCentre","securityCentre","wallet","deposit","withdrawal","transferUpline","bettingRecord","accountRecord","personalLoss","activityStatement","bonusDetails","rewardCentre","inviteFriends","missions","vip","messages","manualRebate","saferPlay","agentHome","agentAnnouncements","agentTeamOverview","agentRegisterCentre","agentDownlines","agentTeamBetting","agentLossStatements","agentIncome","agentDownlineTransactions","agentDividends","agentDailyWages","agentHourlySalary","agentRealtimeSalary"],"x-part":"screen-id"}},"$id":"-3d13240f"};const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");const pattern4 = new RegExp("^[A-Z0-9][A-Z0-9/ -]{1,39}$", "u");const pattern5 = new RegExp("^[+0-9][0-9 ()-]{2,24}$", "u");const schema7 = {"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"};const pattern1 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]{0,39}$", "u");function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern1.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]{0,39}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate22.errors = vErrors;return errors === 0;}const schema8 = {"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"};const func3 = countCharacters;const pattern2 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$", "u");const pattern3 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((key0 === "key") || (key0 === "text"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.key !== undefined){let data0 = data.key;if(typeof data0 === "string"){if(func3(data0) > 120){const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!pattern2.test(data0)){const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"+"\""};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.text !== undefined){let data1 = data.text;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){for(const key1 in data1){const _errs6 = errors;if(typeof key1 === "string"){if(!pattern3.test(key1)){const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}var valid1 = _errs6 === errors;if(!valid1){const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}for(const key2 in data1){let data2 = data1[key2];if(typeof data2 === "string"){if(func3(data2) > 280){const err7 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(func3(data2) < 1){const err8 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate25.errors = vErrors;return errors === 0;}const schema9 = {"enum":["home","hot","lobby","game","fairness","search","favourites","promotions","pointMall","help","download","join","login","thirdPartyReturn","freePlay","register","forgotPassword","resetPassword","changePassword","feedback","notices","about","licences","responsibleGaming","terms","privacy","depositTutorial","lottery","liveTable","sports","esports","footballSports","memberCentre","securityCentre","wallet","deposit","withdrawal","transferUpline","bettingRecord","accountRecord","personalLoss","activityStatement","bonusDetails","rewardCentre","inviteFriends","missions","vip","messages","manualRebate","saferPlay","agentHome","agentAnnouncements","agentTeamOverview","agentRegisterCentre","agentDownlines","agentTeamBetting","agentLossStatements","agentIncome","agentDownlineTransactions","agentDividends","agentDailyWages","agentHourlySalary","agentRealtimeSalary"],"x-part":"screen-id"};function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "home") || (data === "hot")) || (data === "lobby")) || (data === "game")) || (data === "fairness")) || (data === "search")) || (data === "favourites")) || (data === "promotions")) || (data === "pointMall")) || (data === "help")) || (data === "download")) || (data === "join")) || (data === "login")) || (data === "thirdPartyReturn")) || (data === "freePlay")) || (data === "register")) || (data === "forgotPassword")) || (data === "resetPassword")) || (data === "changePassword")) || (data === "feedback")) || (data === "notices")) || (data === "about")) || (data === "licences")) || (data === "responsibleGaming")) || (data === "terms")) || (data === "privacy")) || (data === "depositTutorial")) || (data === "lottery")) || (data === "liveTable")) || (data === "sports")) || (data === "esports")) || (data === "footballSports")) || (data === "memberCentre")) || (data === "securityCentre")) || (data === "wallet")) || (data === "deposit")) || (data === "withdrawal")) || (data === "transferUpline")) || (data === "bettingRecord")) || (data === "accountRecord")) || (data === "personalLoss")) || (data === "activityStatement")) || (data === "bonusDetails")) || (data === "rewardCentre")) || (data === "inviteFriends")) || (data === "missions")) || (data === "vip")) || (data === "messages")) || (data === "manualRebate")) || (data === "saferPlay")) || (data === "agentHome")) || (data === "agentAnnouncements")) || (data === "agentTeamOverview")) || (data === "agentRegisterCentre")) || (data === "agentDownlines")) || (data === "agentTeamBetting")) || (data === "agentLossStatements")) || (data === "agentIncome")) || (data === "agentDownlineTransactions")) || (data === "agentDividends")) || (data === "agentDailyWages")) || (data === "agentHourlySalary")) || (data === "agentRealtimeSalary"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate27.errors = vErrors;return errors === 0;}const func0 = sameJson;function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-3d13240f" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.minimumAge === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumAge"},message:"must have required property '"+"minimumAge"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.termsVersion === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termsVersion"},message:"must have required property '"+"termsVersion"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.requiredNotices === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiredNotices"},message:"must have required property '"+"requiredNotices"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.notices === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notices"},message:"must have required property '"+"notices"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.licences === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "licences"},message:"must have required property '"+"licences"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}for(const key0 in data){if(!((((((key0 === "minimumAge") || (key0 === "termsVersion")) || (key0 === "requiredNotices")) || (key0 === "notices")) || (key0 === "licences")) || (key0 === "helpline"))){const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.minimumAge !== undefined){let data0 = data.minimumAge;if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){const err6 = {instancePath:instancePath+"/minimumAge",schemaPath:"#/properties/minimumAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(typeof data0 == "number"){if(data0 > 25 || isNaN(data0)){const err7 = {instancePath:instancePath+"/minimumAge",schemaPath:"#/properties/minimumAge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(data0 < 16 || isNaN(data0)){const err8 = {instancePath:instancePath+"/minimumAge",schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}if(data.termsVersion !== undefined){let data1 = data.termsVersion;if(typeof data1 === "string"){if(!pattern0.test(data1)){const err9 = {instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.requiredNotices !== undefined){let data2 = data.requiredNotices;if(Array.isArray(data2)){if(data2.length > 12){const err11 = {instancePath:instancePath+"/requiredNotices",schemaPath:"#/properties/requiredNotices/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}const len0 = data2.length;for(let i0=0; i0<len0; i0++){if(!(validate22(data2[i0], {instancePath:instancePath+"/requiredNotices/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}let i1 = data2.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func0(data2[i1], data2[j0])){const err12 = {instancePath:instancePath+"/requiredNotices",schemaPath:"#/properties/requiredNotices/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;break outer0;}}}}}else {const err13 = {instancePath:instancePath+"/requiredNotices",schemaPath:"#/properties/requiredNotices/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.notices !== undefined){let data4 = data.notices;if(Array.isArray(data4)){if(data4.length > 12){const err14 = {instancePath:instancePath+"/notices",schemaPath:"#/properties/notices/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}const len1 = data4.length;for(let i2=0; i2<len1; i2++){let data5 = data4[i2];if(data5 && typeof data5 == "object" && !Array.isArray(data5)){if(data5.id === undefined){const err15 = {instancePath:instancePath+"/notices/" + i2,schemaPath:"#/properties/notices/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(data5.label === undefined){const err16 = {instancePath:instancePath+"/notices/" + i2,schemaPath:"#/properties/notices/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}for(const key1 in data5){if(!(((key1 === "id") || (key1 === "label")) || (key1 === "screen"))){const err17 = {instancePath:instancePath+"/notices/" + i2,schemaPath:"#/properties/notices/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data5.id !== undefined){if(!(validate22(data5.id, {instancePath:instancePath+"/notices/" + i2+"/id",parentData:data5,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data5.label !== undefined){if(!(validate25(data5.label, {instancePath:instancePath+"/notices/" + i2+"/label",parentData:data5,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data5.screen !== undefined){if(!(validate27(data5.screen, {instancePath:instancePath+"/notices/" + i2+"/screen",parentData:data5,parentDataProperty:"screen",rootData}))){vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);errors = vErrors.length;}}}else {const err18 = {instancePath:instancePath+"/notices/" + i2,schemaPath:"#/properties/notices/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}}else {const err19 = {instancePath:instancePath+"/notices",schemaPath:"#/properties/notices/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data.licences !== undefined){let data9 = data.licences;if(Array.isArray(data9)){if(data9.length > 8){const err20 = {instancePath:instancePath+"/licences",schemaPath:"#/properties/licences/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}const len2 = data9.length;for(let i3=0; i3<len2; i3++){let data10 = data9[i3];if(data10 && typeof data10 == "object" && !Array.isArray(data10)){if(data10.id === undefined){const err21 = {instancePath:instancePath+"/licences/" + i3,schemaPath:"#/properties/licences/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}if(data10.holder === undefined){const err22 = {instancePath:instancePath+"/licences/" + i3,schemaPath:"#/properties/licences/items/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}if(data10.text === undefined){const err23 = {instancePath:instancePath+"/licences/" + i3,schemaPath:"#/properties/licences/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}for(const key2 in data10){if(!((((key2 === "id") || (key2 === "number")) || (key2 === "holder")) || (key2 === "text"))){const err24 = {instancePath:instancePath+"/licences/" + i3,schemaPath:"#/properties/licences/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data10.id !== undefined){if(!(validate22(data10.id, {instancePath:instancePath+"/licences/" + i3+"/id",parentData:data10,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data10.number !== undefined){let data12 = data10.number;if(typeof data12 === "string"){if(!pattern4.test(data12)){const err25 = {instancePath:instancePath+"/licences/" + i3+"/number",schemaPath:"#/properties/licences/items/properties/number/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9][A-Z0-9/ -]{1,39}$"},message:"must match pattern \""+"^[A-Z0-9][A-Z0-9/ -]{1,39}$"+"\""};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/licences/" + i3+"/number",schemaPath:"#/properties/licences/items/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data10.holder !== undefined){let data13 = data10.holder;if(typeof data13 === "string"){if(func3(data13) > 120){const err27 = {instancePath:instancePath+"/licences/" + i3+"/holder",schemaPath:"#/properties/licences/items/properties/holder/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if(func3(data13) < 2){const err28 = {instancePath:instancePath+"/licences/" + i3+"/holder",schemaPath:"#/properties/licences/items/properties/holder/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}else {const err29 = {instancePath:instancePath+"/licences/" + i3+"/holder",schemaPath:"#/properties/licences/items/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}if(data10.text !== undefined){if(!(validate25(data10.text, {instancePath:instancePath+"/licences/" + i3+"/text",parentData:data10,parentDataProperty:"text",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}}else {const err30 = {instancePath:instancePath+"/licences/" + i3,schemaPath:"#/properties/licences/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}}else {const err31 = {instancePath:instancePath+"/licences",schemaPath:"#/properties/licences/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data.helpline !== undefined){let data15 = data.helpline;if(data15 && typeof data15 == "object" && !Array.isArray(data15)){if(data15.name === undefined){const err32 = {instancePath:instancePath+"/helpline",schemaPath:"#/properties/helpline/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}if(data15.phone === undefined){const err33 = {instancePath:instancePath+"/helpline",schemaPath:"#/properties/helpline/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}for(const key3 in data15){if(!((key3 === "name") || (key3 === "phone"))){const err34 = {instancePath:instancePath+"/helpline",schemaPath:"#/properties/helpline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}if(data15.name !== undefined){let data16 = data15.name;if(typeof data16 === "string"){if(func3(data16) > 80){const err35 = {instancePath:instancePath+"/helpline/name",schemaPath:"#/properties/helpline/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}if(func3(data16) < 2){const err36 = {instancePath:instancePath+"/helpline/name",schemaPath:"#/properties/helpline/properties/name/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}else {const err37 = {instancePath:instancePath+"/helpline/name",schemaPath:"#/properties/helpline/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}if(data15.phone !== undefined){let data17 = data15.phone;if(typeof data17 === "string"){if(!pattern5.test(data17)){const err38 = {instancePath:instancePath+"/helpline/phone",schemaPath:"#/properties/helpline/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[+0-9][0-9 ()-]{2,24}$"},message:"must match pattern \""+"^[+0-9][0-9 ()-]{2,24}$"+"\""};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}else {const err39 = {instancePath:instancePath+"/helpline/phone",schemaPath:"#/properties/helpline/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}}else {const err40 = {instancePath:instancePath+"/helpline",schemaPath:"#/properties/helpline/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}}else {const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}validate21.errors = vErrors;return errors === 0;}

export const validators = {
  "-3d13240f": validator0,
};
