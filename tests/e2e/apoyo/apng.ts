// A moving PNG of pictures of one size: their own compressed data, one after the other, each with its time on screen.
import { crc32 } from 'node:zlib';

export type Cuadro = { readonly png: Buffer; readonly ms: number };

type Trozo = { readonly tipo: string; readonly datos: Buffer };

const FIRMA = 8;

function* trozosDe(png: Buffer): Generator<Trozo> {
  for (let i = FIRMA; i < png.length;) {
    const largo = png.readUInt32BE(i);
    yield { tipo: png.toString('latin1', i + 4, i + 8), datos: png.subarray(i + 8, i + 8 + largo) };
    i += largo + 12;
  }
}

function escribir(tipo: string, ...partes: readonly Buffer[]): Buffer {
  const cuerpo = Buffer.concat([Buffer.from(tipo, 'latin1'), ...partes]);
  const entero = (n: number) => {
    const cuatro = Buffer.alloc(4);
    cuatro.writeUInt32BE(n);
    return cuatro;
  };
  return Buffer.concat([entero(cuerpo.length - 4), cuerpo, entero(crc32(cuerpo))]);
}

/** Size, place and time of a frame; it replaces what was there. */
function control(orden: number, cabeza: Buffer, ms: number): Buffer {
  const datos = Buffer.alloc(26);
  datos.writeUInt32BE(orden);
  cabeza.copy(datos, 4, 0, 8);
  datos.writeUInt16BE(ms, 20);
  datos.writeUInt16BE(1000, 22);
  return escribir('fcTL', datos);
}

/** The moving picture begins again after its last frame. A viewer that knows no moving PNG shows the first. */
export function animar(cuadros: readonly Cuadro[]): Buffer {
  const [primero] = cuadros;
  if (!primero) throw new Error('A moving picture needs a picture');
  const cabeza = [...trozosDe(primero.png)].find(({ tipo }) => tipo === 'IHDR')?.datos ?? Buffer.alloc(13);
  let orden = 0;
  const numero = () => {
    const cuatro = Buffer.alloc(4);
    cuatro.writeUInt32BE(orden++);
    return cuatro;
  };
  const partes = cuadros.flatMap(({ png, ms }, i) => {
    const imagen = [...trozosDe(png)].filter(({ tipo }) => tipo === 'IDAT');
    return [
      control(orden++, cabeza, ms),
      ...imagen.map(({ datos }) => (i === 0 ? escribir('IDAT', datos) : escribir('fdAT', numero(), datos))),
    ];
  });
  const cuantos = Buffer.alloc(8);
  cuantos.writeUInt32BE(cuadros.length);
  const inicio = [primero.png.subarray(0, FIRMA), escribir('IHDR', cabeza), escribir('acTL', cuantos)];
  return Buffer.concat([...inicio, ...partes, escribir('IEND')]);
}
