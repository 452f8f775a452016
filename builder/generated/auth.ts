// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "methods",
  "presentation",
  "dialog",
  "freePlay",
  "thirdParty",
  "rememberUsername",
  "forgotPassword",
  "registerLink",
  "encryptsBodies",
  "passkeys"
 ],
 "properties": {
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
       "sms"
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
   "maxItems": 2,
   "minItems": 1
  },
  "presentation": {
   "enum": [
    "tabs",
    "stacked"
   ]
  },
  "dialog": {
   "enum": [
    "split",
    "plain",
    "sheet"
   ]
  },
  "freePlay": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "label"
   ],
   "properties": {
    "label": {
     "$ref": "#/definitions/label"
    },
    "hidden": {
     "type": "boolean"
    }
   }
  },
  "thirdParty": {
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
       "facebook",
       "google",
       "line",
       "openid"
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
   "maxItems": 4
  },
  "rememberUsername": {
   "type": "boolean"
  },
  "forgotPassword": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "enum": [
       "mobile",
       "email"
      ]
     },
     "hidden": {
      "type": "boolean"
     }
    }
   },
   "maxItems": 2
  },
  "registerLink": {
   "type": "boolean"
  },
  "encryptsBodies": {
   "type": "boolean"
  },
  "passkeys": {
   "type": "boolean"
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
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["methods","presentation","dialog","freePlay","thirdParty","rememberUsername","forgotPassword","registerLink","encryptsBodies","passkeys"],"properties":{"methods":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"enum":["username","sms"]},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}}},"maxItems":2,"minItems":1},"presentation":{"enum":["tabs","stacked"]},"dialog":{"enum":["split","plain","sheet"]},"freePlay":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}}},"thirdParty":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"enum":["facebook","google","line","openid"]},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"}}},"maxItems":4},"rememberUsername":{"type":"boolean"},"forgotPassword":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"enum":["mobile","email"]},"hidden":{"type":"boolean"}}},"maxItems":2},"registerLink":{"type":"boolean"},"encryptsBodies":{"type":"boolean"},"passkeys":{"type":"boolean"}},"definitions":{"label":{"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"}},"$id":"-22cfa20d"};const func2 = Object.prototype.hasOwnProperty;const schema7 = {"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"};const func3 = countCharacters;const pattern0 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$", "u");const pattern1 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((key0 === "key") || (key0 === "text"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.key !== undefined){let data0 = data.key;if(typeof data0 === "string"){if(func3(data0) > 120){const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!pattern0.test(data0)){const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"+"\""};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.text !== undefined){let data1 = data.text;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){for(const key1 in data1){const _errs6 = errors;if(typeof key1 === "string"){if(!pattern1.test(key1)){const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}var valid1 = _errs6 === errors;if(!valid1){const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}for(const key2 in data1){let data2 = data1[key2];if(typeof data2 === "string"){if(func3(data2) > 280){const err7 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(func3(data2) < 1){const err8 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate22.errors = vErrors;return errors === 0;}function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-22cfa20d" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.methods === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "methods"},message:"must have required property '"+"methods"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.presentation === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "presentation"},message:"must have required property '"+"presentation"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.dialog === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dialog"},message:"must have required property '"+"dialog"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.freePlay === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freePlay"},message:"must have required property '"+"freePlay"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.thirdParty === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thirdParty"},message:"must have required property '"+"thirdParty"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data.rememberUsername === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rememberUsername"},message:"must have required property '"+"rememberUsername"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data.forgotPassword === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forgotPassword"},message:"must have required property '"+"forgotPassword"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data.registerLink === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registerLink"},message:"must have required property '"+"registerLink"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(data.encryptsBodies === undefined){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encryptsBodies"},message:"must have required property '"+"encryptsBodies"+"'"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data.passkeys === undefined){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passkeys"},message:"must have required property '"+"passkeys"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}for(const key0 in data){if(!(func2.call(schema6.properties, key0))){const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.methods !== undefined){let data0 = data.methods;if(Array.isArray(data0)){if(data0.length > 2){const err11 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data0.length < 1){const err12 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}const len0 = data0.length;for(let i0=0; i0<len0; i0++){let data1 = data0[i0];if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(data1.id === undefined){const err13 = {instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if(data1.label === undefined){const err14 = {instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}for(const key1 in data1){if(!(((key1 === "id") || (key1 === "label")) || (key1 === "hidden"))){const err15 = {instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data1.id !== undefined){let data2 = data1.id;if(!((data2 === "username") || (data2 === "sms"))){const err16 = {instancePath:instancePath+"/methods/" + i0+"/id",schemaPath:"#/properties/methods/items/properties/id/enum",keyword:"enum",params:{allowedValues: schema6.properties.methods.items.properties.id.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data1.label !== undefined){if(!(validate22(data1.label, {instancePath:instancePath+"/methods/" + i0+"/label",parentData:data1,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data1.hidden !== undefined){if(typeof data1.hidden !== "boolean"){const err17 = {instancePath:instancePath+"/methods/" + i0+"/hidden",schemaPath:"#/properties/methods/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}}else {const err19 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data.presentation !== undefined){let data5 = data.presentation;if(!((data5 === "tabs") || (data5 === "stacked"))){const err20 = {instancePath:instancePath+"/presentation",schemaPath:"#/properties/presentation/enum",keyword:"enum",params:{allowedValues: schema6.properties.presentation.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.dialog !== undefined){let data6 = data.dialog;if(!(((data6 === "split") || (data6 === "plain")) || (data6 === "sheet"))){const err21 = {instancePath:instancePath+"/dialog",schemaPath:"#/properties/dialog/enum",keyword:"enum",params:{allowedValues: schema6.properties.dialog.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.freePlay !== undefined){let data7 = data.freePlay;if(data7 && typeof data7 == "object" && !Array.isArray(data7)){if(data7.label === undefined){const err22 = {instancePath:instancePath+"/freePlay",schemaPath:"#/properties/freePlay/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}for(const key2 in data7){if(!((key2 === "label") || (key2 === "hidden"))){const err23 = {instancePath:instancePath+"/freePlay",schemaPath:"#/properties/freePlay/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data7.label !== undefined){if(!(validate22(data7.label, {instancePath:instancePath+"/freePlay/label",parentData:data7,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data7.hidden !== undefined){if(typeof data7.hidden !== "boolean"){const err24 = {instancePath:instancePath+"/freePlay/hidden",schemaPath:"#/properties/freePlay/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}}else {const err25 = {instancePath:instancePath+"/freePlay",schemaPath:"#/properties/freePlay/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data.thirdParty !== undefined){let data10 = data.thirdParty;if(Array.isArray(data10)){if(data10.length > 4){const err26 = {instancePath:instancePath+"/thirdParty",schemaPath:"#/properties/thirdParty/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}const len1 = data10.length;for(let i1=0; i1<len1; i1++){let data11 = data10[i1];if(data11 && typeof data11 == "object" && !Array.isArray(data11)){if(data11.id === undefined){const err27 = {instancePath:instancePath+"/thirdParty/" + i1,schemaPath:"#/properties/thirdParty/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if(data11.label === undefined){const err28 = {instancePath:instancePath+"/thirdParty/" + i1,schemaPath:"#/properties/thirdParty/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}for(const key3 in data11){if(!(((key3 === "id") || (key3 === "label")) || (key3 === "hidden"))){const err29 = {instancePath:instancePath+"/thirdParty/" + i1,schemaPath:"#/properties/thirdParty/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}if(data11.id !== undefined){let data12 = data11.id;if(!((((data12 === "facebook") || (data12 === "google")) || (data12 === "line")) || (data12 === "openid"))){const err30 = {instancePath:instancePath+"/thirdParty/" + i1+"/id",schemaPath:"#/properties/thirdParty/items/properties/id/enum",keyword:"enum",params:{allowedValues: schema6.properties.thirdParty.items.properties.id.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data11.label !== undefined){if(!(validate22(data11.label, {instancePath:instancePath+"/thirdParty/" + i1+"/label",parentData:data11,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data11.hidden !== undefined){if(typeof data11.hidden !== "boolean"){const err31 = {instancePath:instancePath+"/thirdParty/" + i1+"/hidden",schemaPath:"#/properties/thirdParty/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}}else {const err32 = {instancePath:instancePath+"/thirdParty/" + i1,schemaPath:"#/properties/thirdParty/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}}else {const err33 = {instancePath:instancePath+"/thirdParty",schemaPath:"#/properties/thirdParty/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data.rememberUsername !== undefined){if(typeof data.rememberUsername !== "boolean"){const err34 = {instancePath:instancePath+"/rememberUsername",schemaPath:"#/properties/rememberUsername/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}if(data.forgotPassword !== undefined){let data16 = data.forgotPassword;if(Array.isArray(data16)){if(data16.length > 2){const err35 = {instancePath:instancePath+"/forgotPassword",schemaPath:"#/properties/forgotPassword/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}const len2 = data16.length;for(let i2=0; i2<len2; i2++){let data17 = data16[i2];if(data17 && typeof data17 == "object" && !Array.isArray(data17)){if(data17.id === undefined){const err36 = {instancePath:instancePath+"/forgotPassword/" + i2,schemaPath:"#/properties/forgotPassword/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}for(const key4 in data17){if(!((key4 === "id") || (key4 === "hidden"))){const err37 = {instancePath:instancePath+"/forgotPassword/" + i2,schemaPath:"#/properties/forgotPassword/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}if(data17.id !== undefined){let data18 = data17.id;if(!((data18 === "mobile") || (data18 === "email"))){const err38 = {instancePath:instancePath+"/forgotPassword/" + i2+"/id",schemaPath:"#/properties/forgotPassword/items/properties/id/enum",keyword:"enum",params:{allowedValues: schema6.properties.forgotPassword.items.properties.id.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data17.hidden !== undefined){if(typeof data17.hidden !== "boolean"){const err39 = {instancePath:instancePath+"/forgotPassword/" + i2+"/hidden",schemaPath:"#/properties/forgotPassword/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}}else {const err40 = {instancePath:instancePath+"/forgotPassword/" + i2,schemaPath:"#/properties/forgotPassword/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}}else {const err41 = {instancePath:instancePath+"/forgotPassword",schemaPath:"#/properties/forgotPassword/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}if(data.registerLink !== undefined){if(typeof data.registerLink !== "boolean"){const err42 = {instancePath:instancePath+"/registerLink",schemaPath:"#/properties/registerLink/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}if(data.encryptsBodies !== undefined){if(typeof data.encryptsBodies !== "boolean"){const err43 = {instancePath:instancePath+"/encryptsBodies",schemaPath:"#/properties/encryptsBodies/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}if(data.passkeys !== undefined){if(typeof data.passkeys !== "boolean"){const err44 = {instancePath:instancePath+"/passkeys",schemaPath:"#/properties/passkeys/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}}else {const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}validate21.errors = vErrors;return errors === 0;}

export const validators = {
  "-22cfa20d": validator0,
};
