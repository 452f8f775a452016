// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "methods",
  "presentation",
  "groups",
  "fields",
  "terms",
  "refusesDisposableMail"
 ],
 "properties": {
  "refusesDisposableMail": {
   "type": "boolean"
  },
  "methods": {
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
      "enum": [
       "username",
       "mobile",
       "mobilePassword"
      ]
     },
     "label": {
      "$ref": "#/definitions/label"
     },
     "hidden": {
      "type": "boolean"
     }
    }
   },
   "maxItems": 3,
   "minItems": 1
  },
  "presentation": {
   "enum": [
    "onePage",
    "steps"
   ]
  },
  "groups": {
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
     }
    }
   },
   "maxItems": 8,
   "minItems": 1
  },
  "fields": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "group"
    ],
    "properties": {
     "id": {
      "enum": [
       "username",
       "password",
       "confirmPassword",
       "countryDialingCode",
       "mobileNum",
       "verificationCode",
       "email",
       "payeeName",
       "fullName",
       "nickname",
       "birthday",
       "idNumber",
       "nationality",
       "address",
       "occupation",
       "sourceOfIncome",
       "bankAccountNumber",
       "paymentPassword",
       "line",
       "whatsapp",
       "facebook",
       "wechat",
       "qqNum",
       "telegram",
       "zalo",
       "skype",
       "recommenderId",
       "referralCode",
       "affiliateCode",
       "captcha"
      ]
     },
     "group": {
      "$ref": "#/definitions/element-id"
     },
     "label": {
      "$ref": "#/definitions/label"
     },
     "help": {
      "$ref": "#/definitions/label"
     },
     "placeholder": {
      "$ref": "#/definitions/label"
     },
     "hidden": {
      "type": "boolean"
     }
    }
   },
   "maxItems": 40
  },
  "terms": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "label",
    "preticked"
   ],
   "properties": {
    "label": {
     "$ref": "#/definitions/label"
    },
    "preticked": {
     "type": "boolean"
    }
   }
  }
 },
 "definitions": {
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
  "element-id": {
   "type": "string",
   "pattern": "^[a-zA-Z][a-zA-Z0-9-]{0,39}$",
   "x-part": "element-id"
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["methods","presentation","groups","fields","terms","refusesDisposableMail"],"properties":{"refusesDisposableMail":{"type":"boolean"},"methods":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"enum":["username","mobile","mobilePassword"]},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}}},"maxItems":3,"minItems":1},"presentation":{"enum":["onePage","steps"]},"groups":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"label":{"$ref":"#/definitions/label"}}},"maxItems":8,"minItems":1},"fields":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","group"],"properties":{"id":{"enum":["username","password","confirmPassword","countryDialingCode","mobileNum","verificationCode","email","payeeName","fullName","nickname","birthday","idNumber","nationality","address","occupation","sourceOfIncome","bankAccountNumber","paymentPassword","line","whatsapp","facebook","wechat","qqNum","telegram","zalo","skype","recommenderId","referralCode","affiliateCode","captcha"]},"group":{"$ref":"#/definitions/element-id"},"label":{"$ref":"#/definitions/label"},"help":{"$ref":"#/definitions/label"},"placeholder":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}}},"maxItems":40},"terms":{"type":"object","additionalProperties":false,"required":["label","preticked"],"properties":{"label":{"$ref":"#/definitions/label"},"preticked":{"type":"boolean"}}}},"definitions":{"label":{"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"},"element-id":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"}},"$id":"-23b1710a"};const schema7 = {"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"};const func2 = countCharacters;const pattern0 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$", "u");const pattern1 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((key0 === "key") || (key0 === "text"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.key !== undefined){let data0 = data.key;if(typeof data0 === "string"){if(func2(data0) > 120){const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!pattern0.test(data0)){const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"+"\""};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.text !== undefined){let data1 = data.text;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){for(const key1 in data1){const _errs6 = errors;if(typeof key1 === "string"){if(!pattern1.test(key1)){const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}var valid1 = _errs6 === errors;if(!valid1){const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}for(const key2 in data1){let data2 = data1[key2];if(typeof data2 === "string"){if(func2(data2) > 280){const err7 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(func2(data2) < 1){const err8 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate22.errors = vErrors;return errors === 0;}const schema8 = {"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"};const pattern2 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]{0,39}$", "u");function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern2.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]{0,39}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate24.errors = vErrors;return errors === 0;}function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-23b1710a" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.methods === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "methods"},message:"must have required property '"+"methods"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.presentation === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "presentation"},message:"must have required property '"+"presentation"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.groups === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.fields === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.terms === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terms"},message:"must have required property '"+"terms"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data.refusesDisposableMail === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refusesDisposableMail"},message:"must have required property '"+"refusesDisposableMail"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}for(const key0 in data){if(!((((((key0 === "refusesDisposableMail") || (key0 === "methods")) || (key0 === "presentation")) || (key0 === "groups")) || (key0 === "fields")) || (key0 === "terms"))){const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.refusesDisposableMail !== undefined){if(typeof data.refusesDisposableMail !== "boolean"){const err7 = {instancePath:instancePath+"/refusesDisposableMail",schemaPath:"#/properties/refusesDisposableMail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.methods !== undefined){let data1 = data.methods;if(Array.isArray(data1)){if(data1.length > 3){const err8 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data1.length < 1){const err9 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data1.length;for(let i0=0; i0<len0; i0++){let data2 = data1[i0];if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(data2.id === undefined){const err10 = {instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if(data2.label === undefined){const err11 = {instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}for(const key1 in data2){if(!(((key1 === "id") || (key1 === "label")) || (key1 === "hidden"))){const err12 = {instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data2.id !== undefined){let data3 = data2.id;if(!(((data3 === "username") || (data3 === "mobile")) || (data3 === "mobilePassword"))){const err13 = {instancePath:instancePath+"/methods/" + i0+"/id",schemaPath:"#/properties/methods/items/properties/id/enum",keyword:"enum",params:{allowedValues: schema6.properties.methods.items.properties.id.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data2.label !== undefined){if(!(validate22(data2.label, {instancePath:instancePath+"/methods/" + i0+"/label",parentData:data2,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data2.hidden !== undefined){if(typeof data2.hidden !== "boolean"){const err14 = {instancePath:instancePath+"/methods/" + i0+"/hidden",schemaPath:"#/properties/methods/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}else {const err15 = {instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.presentation !== undefined){let data6 = data.presentation;if(!((data6 === "onePage") || (data6 === "steps"))){const err17 = {instancePath:instancePath+"/presentation",schemaPath:"#/properties/presentation/enum",keyword:"enum",params:{allowedValues: schema6.properties.presentation.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.groups !== undefined){let data7 = data.groups;if(Array.isArray(data7)){if(data7.length > 8){const err18 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if(data7.length < 1){const err19 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.id === undefined){const err20 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if(data8.label === undefined){const err21 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}for(const key2 in data8){if(!((key2 === "id") || (key2 === "label"))){const err22 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data8.id !== undefined){if(!(validate24(data8.id, {instancePath:instancePath+"/groups/" + i1+"/id",parentData:data8,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data8.label !== undefined){if(!(validate22(data8.label, {instancePath:instancePath+"/groups/" + i1+"/label",parentData:data8,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err23 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}}else {const err24 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data.fields !== undefined){let data11 = data.fields;if(Array.isArray(data11)){if(data11.length > 40){const err25 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}const len2 = data11.length;for(let i2=0; i2<len2; i2++){let data12 = data11[i2];if(data12 && typeof data12 == "object" && !Array.isArray(data12)){if(data12.id === undefined){const err26 = {instancePath:instancePath+"/fields/" + i2,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}if(data12.group === undefined){const err27 = {instancePath:instancePath+"/fields/" + i2,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}for(const key3 in data12){if(!((((((key3 === "id") || (key3 === "group")) || (key3 === "label")) || (key3 === "help")) || (key3 === "placeholder")) || (key3 === "hidden"))){const err28 = {instancePath:instancePath+"/fields/" + i2,schemaPath:"#/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data12.id !== undefined){let data13 = data12.id;if(!((((((((((((((((((((((((((((((data13 === "username") || (data13 === "password")) || (data13 === "confirmPassword")) || (data13 === "countryDialingCode")) || (data13 === "mobileNum")) || (data13 === "verificationCode")) || (data13 === "email")) || (data13 === "payeeName")) || (data13 === "fullName")) || (data13 === "nickname")) || (data13 === "birthday")) || (data13 === "idNumber")) || (data13 === "nationality")) || (data13 === "address")) || (data13 === "occupation")) || (data13 === "sourceOfIncome")) || (data13 === "bankAccountNumber")) || (data13 === "paymentPassword")) || (data13 === "line")) || (data13 === "whatsapp")) || (data13 === "facebook")) || (data13 === "wechat")) || (data13 === "qqNum")) || (data13 === "telegram")) || (data13 === "zalo")) || (data13 === "skype")) || (data13 === "recommenderId")) || (data13 === "referralCode")) || (data13 === "affiliateCode")) || (data13 === "captcha"))){const err29 = {instancePath:instancePath+"/fields/" + i2+"/id",schemaPath:"#/properties/fields/items/properties/id/enum",keyword:"enum",params:{allowedValues: schema6.properties.fields.items.properties.id.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}if(data12.group !== undefined){if(!(validate24(data12.group, {instancePath:instancePath+"/fields/" + i2+"/group",parentData:data12,parentDataProperty:"group",rootData}))){vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);errors = vErrors.length;}}if(data12.label !== undefined){if(!(validate22(data12.label, {instancePath:instancePath+"/fields/" + i2+"/label",parentData:data12,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data12.help !== undefined){if(!(validate22(data12.help, {instancePath:instancePath+"/fields/" + i2+"/help",parentData:data12,parentDataProperty:"help",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data12.placeholder !== undefined){if(!(validate22(data12.placeholder, {instancePath:instancePath+"/fields/" + i2+"/placeholder",parentData:data12,parentDataProperty:"placeholder",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data12.hidden !== undefined){if(typeof data12.hidden !== "boolean"){const err30 = {instancePath:instancePath+"/fields/" + i2+"/hidden",schemaPath:"#/properties/fields/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}}else {const err31 = {instancePath:instancePath+"/fields/" + i2,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}}else {const err32 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data.terms !== undefined){let data19 = data.terms;if(data19 && typeof data19 == "object" && !Array.isArray(data19)){if(data19.label === undefined){const err33 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}if(data19.preticked === undefined){const err34 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/required",keyword:"required",params:{missingProperty: "preticked"},message:"must have required property '"+"preticked"+"'"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}for(const key4 in data19){if(!((key4 === "label") || (key4 === "preticked"))){const err35 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data19.label !== undefined){if(!(validate22(data19.label, {instancePath:instancePath+"/terms/label",parentData:data19,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data19.preticked !== undefined){if(typeof data19.preticked !== "boolean"){const err36 = {instancePath:instancePath+"/terms/preticked",schemaPath:"#/properties/terms/properties/preticked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}}else {const err37 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}}else {const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}validate21.errors = vErrors;return errors === 0;}

export const validators = {
  "-23b1710a": validator0,
};
