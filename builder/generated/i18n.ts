// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "default",
  "enabled",
  "completenessFloor"
 ],
 "properties": {
  "default": {
   "type": "string",
   "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
  },
  "enabled": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
   },
   "maxItems": 60,
   "minItems": 1,
   "uniqueItems": true
  },
  "completenessFloor": {
   "type": "number",
   "minimum": 0,
   "maximum": 1
  },
  "overrides": {
   "type": "object",
   "propertyNames": {
    "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
   },
   "additionalProperties": {
    "type": "object",
    "propertyNames": {
     "pattern": "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"
    },
    "additionalProperties": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000
    }
   }
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["default","enabled","completenessFloor"],"properties":{"default":{"type":"string","pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},"enabled":{"type":"array","items":{"type":"string","pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},"maxItems":60,"minItems":1,"uniqueItems":true},"completenessFloor":{"type":"number","minimum":0,"maximum":1},"overrides":{"type":"object","propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"},"additionalProperties":{"type":"string","minLength":1,"maxLength":1000}}}},"$id":"2186af7d"};const pattern0 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");const pattern3 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$", "u");const func2 = countCharacters;function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="2186af7d" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.default === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.enabled === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.completenessFloor === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completenessFloor"},message:"must have required property '"+"completenessFloor"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((key0 === "default") || (key0 === "enabled")) || (key0 === "completenessFloor")) || (key0 === "overrides"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.default !== undefined){let data0 = data.default;if(typeof data0 === "string"){if(!pattern0.test(data0)){const err4 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\""};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.enabled !== undefined){let data1 = data.enabled;if(Array.isArray(data1)){if(data1.length > 60){const err6 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data1.length < 1){const err7 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}const len0 = data1.length;for(let i0=0; i0<len0; i0++){let data2 = data1[i0];if(typeof data2 === "string"){if(!pattern0.test(data2)){const err8 = {instancePath:instancePath+"/enabled/" + i0,schemaPath:"#/properties/enabled/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\""};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/enabled/" + i0,schemaPath:"#/properties/enabled/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}let i1 = data1.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data1[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];const err10 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;break;}indices0[item0] = i1;}}}else {const err11 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.completenessFloor !== undefined){let data3 = data.completenessFloor;if(typeof data3 == "number"){if(data3 > 1 || isNaN(data3)){const err12 = {instancePath:instancePath+"/completenessFloor",schemaPath:"#/properties/completenessFloor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(data3 < 0 || isNaN(data3)){const err13 = {instancePath:instancePath+"/completenessFloor",schemaPath:"#/properties/completenessFloor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}else {const err14 = {instancePath:instancePath+"/completenessFloor",schemaPath:"#/properties/completenessFloor/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.overrides !== undefined){let data4 = data.overrides;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 in data4){const _errs12 = errors;if(typeof key1 === "string"){if(!pattern0.test(key1)){const err15 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}var valid4 = _errs12 === errors;if(!valid4){const err16 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}for(const key2 in data4){let data5 = data4[key2];if(data5 && typeof data5 == "object" && !Array.isArray(data5)){for(const key3 in data5){const _errs16 = errors;if(typeof key3 === "string"){if(!pattern3.test(key3)){const err17 = {instancePath:instancePath+"/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overrides/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"+"\"",propertyName:key3};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}var valid6 = _errs16 === errors;if(!valid6){const err18 = {instancePath:instancePath+"/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overrides/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}for(const key4 in data5){let data6 = data5[key4];if(typeof data6 === "string"){if(func2(data6) > 1000){const err19 = {instancePath:instancePath+"/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overrides/additionalProperties/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(func2(data6) < 1){const err20 = {instancePath:instancePath+"/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overrides/additionalProperties/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overrides/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overrides/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}else {const err23 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}}else {const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}validate21.errors = vErrors;return errors === 0;}

export const validators = {
  "2186af7d": validator0,
};
