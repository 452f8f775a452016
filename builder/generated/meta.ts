// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "owner": {
   "type": "string",
   "maxLength": 80
  },
  "notes": {
   "type": "string",
   "maxLength": 2000
  },
  "suppressions": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "code",
     "pointer",
     "reason",
     "expires"
    ],
    "properties": {
     "id": {
      "$ref": "#/definitions/element-id"
     },
     "code": {
      "type": "string",
      "pattern": "^BM[0-9]{4}$"
     },
     "pointer": {
      "type": "string",
      "pattern": "^(/[^/]*)*$"
     },
     "reason": {
      "type": "string",
      "minLength": 5,
      "maxLength": 280
     },
     "expires": {
      "type": "string",
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
     }
    }
   },
   "maxItems": 40
  }
 },
 "definitions": {
  "element-id": {
   "type": "string",
   "pattern": "^[a-zA-Z][a-zA-Z0-9-]{0,39}$",
   "x-part": "element-id"
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"properties":{"owner":{"type":"string","maxLength":80},"notes":{"type":"string","maxLength":2000},"suppressions":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","code","pointer","reason","expires"],"properties":{"id":{"$ref":"#/definitions/element-id"},"code":{"type":"string","pattern":"^BM[0-9]{4}$"},"pointer":{"type":"string","pattern":"^(/[^/]*)*$"},"reason":{"type":"string","minLength":5,"maxLength":280},"expires":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}}},"maxItems":40}},"definitions":{"element-id":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"}},"$id":"-289975a9"};const func2 = countCharacters;const schema7 = {"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"};const pattern0 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]{0,39}$", "u");function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern0.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]{0,39}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate22.errors = vErrors;return errors === 0;}const pattern1 = new RegExp("^BM[0-9]{4}$", "u");const pattern2 = new RegExp("^(/[^/]*)*$", "u");const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-289975a9" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((key0 === "owner") || (key0 === "notes")) || (key0 === "suppressions"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.owner !== undefined){let data0 = data.owner;if(typeof data0 === "string"){if(func2(data0) > 80){const err1 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.notes !== undefined){let data1 = data.notes;if(typeof data1 === "string"){if(func2(data1) > 2000){const err3 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.suppressions !== undefined){let data2 = data.suppressions;if(Array.isArray(data2)){if(data2.length > 40){const err5 = {instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}const len0 = data2.length;for(let i0=0; i0<len0; i0++){let data3 = data2[i0];if(data3 && typeof data3 == "object" && !Array.isArray(data3)){if(data3.id === undefined){const err6 = {instancePath:instancePath+"/suppressions/" + i0,schemaPath:"#/properties/suppressions/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data3.code === undefined){const err7 = {instancePath:instancePath+"/suppressions/" + i0,schemaPath:"#/properties/suppressions/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(data3.pointer === undefined){const err8 = {instancePath:instancePath+"/suppressions/" + i0,schemaPath:"#/properties/suppressions/items/required",keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data3.reason === undefined){const err9 = {instancePath:instancePath+"/suppressions/" + i0,schemaPath:"#/properties/suppressions/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(data3.expires === undefined){const err10 = {instancePath:instancePath+"/suppressions/" + i0,schemaPath:"#/properties/suppressions/items/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}for(const key1 in data3){if(!(((((key1 === "id") || (key1 === "code")) || (key1 === "pointer")) || (key1 === "reason")) || (key1 === "expires"))){const err11 = {instancePath:instancePath+"/suppressions/" + i0,schemaPath:"#/properties/suppressions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data3.id !== undefined){if(!(validate22(data3.id, {instancePath:instancePath+"/suppressions/" + i0+"/id",parentData:data3,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data3.code !== undefined){let data5 = data3.code;if(typeof data5 === "string"){if(!pattern1.test(data5)){const err12 = {instancePath:instancePath+"/suppressions/" + i0+"/code",schemaPath:"#/properties/suppressions/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^BM[0-9]{4}$"},message:"must match pattern \""+"^BM[0-9]{4}$"+"\""};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/suppressions/" + i0+"/code",schemaPath:"#/properties/suppressions/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data3.pointer !== undefined){let data6 = data3.pointer;if(typeof data6 === "string"){if(!pattern2.test(data6)){const err14 = {instancePath:instancePath+"/suppressions/" + i0+"/pointer",schemaPath:"#/properties/suppressions/items/properties/pointer/pattern",keyword:"pattern",params:{pattern: "^(/[^/]*)*$"},message:"must match pattern \""+"^(/[^/]*)*$"+"\""};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/suppressions/" + i0+"/pointer",schemaPath:"#/properties/suppressions/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data3.reason !== undefined){let data7 = data3.reason;if(typeof data7 === "string"){if(func2(data7) > 280){const err16 = {instancePath:instancePath+"/suppressions/" + i0+"/reason",schemaPath:"#/properties/suppressions/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if(func2(data7) < 5){const err17 = {instancePath:instancePath+"/suppressions/" + i0+"/reason",schemaPath:"#/properties/suppressions/items/properties/reason/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}else {const err18 = {instancePath:instancePath+"/suppressions/" + i0+"/reason",schemaPath:"#/properties/suppressions/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data3.expires !== undefined){let data8 = data3.expires;if(typeof data8 === "string"){if(!pattern3.test(data8)){const err19 = {instancePath:instancePath+"/suppressions/" + i0+"/expires",schemaPath:"#/properties/suppressions/items/properties/expires/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/suppressions/" + i0+"/expires",schemaPath:"#/properties/suppressions/items/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}}else {const err21 = {instancePath:instancePath+"/suppressions/" + i0,schemaPath:"#/properties/suppressions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}else {const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}validate21.errors = vErrors;return errors === 0;}

export const validators = {
  "-289975a9": validator0,
};
