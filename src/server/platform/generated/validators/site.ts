// Generated from schemas/api by `npm run codegen`. Do not edit.
// @ts-nocheck

import { countCharacters, formats, sameJson } from '../../request-validator-runtime.ts';


const { getPlan_query } = (() => {
const found = {};
found.getPlan_query = validate10;const schema11 = {"type":"object","additionalProperties":false,"properties":{"preview":{"type":"string","minLength":20,"maxLength":512,"pattern":"^[A-Za-z0-9_.-]+$"}}};const func2 = countCharacters;const pattern0 = new RegExp("^[A-Za-z0-9_.-]+$", "u");function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(key0 === "preview")){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.preview !== undefined){let data0 = data.preview;if(typeof data0 !== "string"){let dataType0 = typeof data0;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data0;}else if(data0 === null){coerced0 = "";}else {const err1 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(coerced0 !== undefined){data0 = coerced0;if(data !== undefined){data["preview"] = coerced0;}}}if(typeof data0 === "string"){if(func2(data0) > 512){const err2 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/maxLength",keyword:"maxLength",params:{limit: 512}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(func2(data0) < 20){const err3 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/minLength",keyword:"minLength",params:{limit: 20}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(!pattern0.test(data0)){const err4 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]+$"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}}else {const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}validate10.errors = vErrors;return errors === 0;}
return found;
})();


export const validators = {
  getPlan: { query: getPlan_query },
};
