import { reasignacion, type Reasignacion } from '@leal/contract';
import { presentar, type ReasignacionDoc } from '@leal/contract/documentos';

export const presentarReasignacion = (doc: ReasignacionDoc): Reasignacion => presentar(reasignacion, doc);
