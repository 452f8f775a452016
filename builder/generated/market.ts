// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "currency",
  "countries",
  "dialingCode"
 ],
 "properties": {
  "currency": {
   "type": "string",
   "pattern": "^[A-Z]{3}$"
  },
  "countries": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^[A-Z]{2}$"
   },
   "maxItems": 60,
   "minItems": 1,
   "uniqueItems": true
  },
  "dialingCode": {
   "type": "string",
   "pattern": "^\\+[1-9][0-9]{0,3}$"
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["currency","countries","dialingCode"],"properties":{"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"countries":{"type":"array","items":{"type":"string","pattern":"^[A-Z]{2}$"},"maxItems":60,"minItems":1,"uniqueItems":true},"dialingCode":{"type":"string","pattern":"^\\+[1-9][0-9]{0,3}$"}},"$id":"-5e82443a"};const pattern0 = new RegExp("^[A-Z]{3}$", "u");const pattern1 = new RegExp("^[A-Z]{2}$", "u");const pattern2 = new RegExp("^\\+[1-9][0-9]{0,3}$", "u");function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-5e82443a" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.currency === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.countries === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "countries"},message:"must have required property '"+"countries"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.dialingCode === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dialingCode"},message:"must have required property '"+"dialingCode"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((key0 === "currency") || (key0 === "countries")) || (key0 === "dialingCode"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.currency !== undefined){let data0 = data.currency;if(typeof data0 === "string"){if(!pattern0.test(data0)){const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.countries !== undefined){let data1 = data.countries;if(Array.isArray(data1)){if(data1.length > 60){const err6 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data1.length < 1){const err7 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}const len0 = data1.length;for(let i0=0; i0<len0; i0++){let data2 = data1[i0];if(typeof data2 === "string"){if(!pattern1.test(data2)){const err8 = {instancePath:instancePath+"/countries/" + i0,schemaPath:"#/properties/countries/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/countries/" + i0,schemaPath:"#/properties/countries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}let i1 = data1.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data1[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];const err10 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;break;}indices0[item0] = i1;}}}else {const err11 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.dialingCode !== undefined){let data3 = data.dialingCode;if(typeof data3 === "string"){if(!pattern2.test(data3)){const err12 = {instancePath:instancePath+"/dialingCode",schemaPath:"#/properties/dialingCode/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{0,3}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{0,3}$"+"\""};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/dialingCode",schemaPath:"#/properties/dialingCode/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}else {const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}validate21.errors = vErrors;return errors === 0;}

export const validators = {
  "-5e82443a": validator0,
};
