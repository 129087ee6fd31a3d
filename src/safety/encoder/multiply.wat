;; Multiplies rows of 7-bit activations with a matrix of 8-bit weights. scripts/make-multiply.ts puts the compiled bytes into multiply-bytes.ts.
;;
;; out[t][o] = (sum over i of rows[t][i] * weights[o][i] - shifts[o]) * rowScales[t] * scales[o] + bias[o]
;;
;; The number of rows is a multiple of four, that of columns (i) of sixteen and that of outputs (o) of two: four rows and two outputs
;; are summed up at a time, so that each load serves several products. The relaxed dot product gives the same on every processor, since no
;; activation is over 127 and no weight is -128; no sum leaves 32 bits.
(module
  (memory (export "memory") 1)

  (func $total (param $sums v128) (param $shift i32) (result f32)
    (f32.convert_i32_s
      (i32.sub
        (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
          (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums))))
        (i32.load (local.get $shift)))))

  ;; Writes one number of the result.
  (func $write (param $sums v128) (param $to i32) (param $rowScale i32) (param $shift i32) (param $scale i32) (param $bias i32)
    (f32.store (local.get $to)
      (f32.add
        (f32.mul
          (f32.mul (call $total (local.get $sums) (local.get $shift)) (f32.load (local.get $rowScale)))
          (f32.load (local.get $scale)))
        (f32.load (local.get $bias)))))

  (func (export "multiply")
    (param $rows i32) (param $rowScales i32) (param $count i32) (param $columns i32)
    (param $weights i32) (param $shifts i32) (param $scales i32) (param $bias i32) (param $outputs i32) (param $out i32)
    (local $o i32) (local $t i32) (local $i i32) (local $w i32) (local $r0 i32) (local $r1 i32) (local $r2 i32) (local $r3 i32)
    (local $to i32) (local $width i32) (local $rs i32) (local $sh i32) (local $sc i32) (local $bi i32)
    (local $wa v128) (local $wb v128) (local $row v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local.set $width (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $eachOutput
      (local.set $t (i32.const 0))
      (local.set $sh (i32.add (local.get $shifts) (i32.shl (local.get $o) (i32.const 2))))
      (local.set $sc (i32.add (local.get $scales) (i32.shl (local.get $o) (i32.const 2))))
      (local.set $bi (i32.add (local.get $bias) (i32.shl (local.get $o) (i32.const 2))))
      (loop $eachRow
        (local.set $w (i32.add (local.get $weights) (i32.mul (local.get $o) (local.get $columns))))
        (local.set $r0 (i32.add (local.get $rows) (i32.mul (local.get $t) (local.get $columns))))
        (local.set $r1 (i32.add (local.get $r0) (local.get $columns)))
        (local.set $r2 (i32.add (local.get $r1) (local.get $columns)))
        (local.set $r3 (i32.add (local.get $r2) (local.get $columns)))
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $a3 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $b2 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $i (local.get $columns))
        (loop $eachColumn
          (local.set $wa (v128.load (local.get $w)))
          (local.set $wb (v128.load (i32.add (local.get $w) (local.get $columns))))
          (local.set $row (v128.load (local.get $r0)))
          (local.set $a0 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $wa) (local.get $row) (local.get $a0)))
          (local.set $b0 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $wb) (local.get $row) (local.get $b0)))
          (local.set $row (v128.load (local.get $r1)))
          (local.set $a1 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $wa) (local.get $row) (local.get $a1)))
          (local.set $b1 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $wb) (local.get $row) (local.get $b1)))
          (local.set $row (v128.load (local.get $r2)))
          (local.set $a2 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $wa) (local.get $row) (local.get $a2)))
          (local.set $b2 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $wb) (local.get $row) (local.get $b2)))
          (local.set $row (v128.load (local.get $r3)))
          (local.set $a3 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $wa) (local.get $row) (local.get $a3)))
          (local.set $b3 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $wb) (local.get $row) (local.get $b3)))
          (local.set $w (i32.add (local.get $w) (i32.const 16)))
          (local.set $r0 (i32.add (local.get $r0) (i32.const 16)))
          (local.set $r1 (i32.add (local.get $r1) (i32.const 16)))
          (local.set $r2 (i32.add (local.get $r2) (i32.const 16)))
          (local.set $r3 (i32.add (local.get $r3) (i32.const 16)))
          (br_if $eachColumn (local.tee $i (i32.sub (local.get $i) (i32.const 16)))))
        (local.set $rs (i32.add (local.get $rowScales) (i32.shl (local.get $t) (i32.const 2))))
        (local.set $to
          (i32.add (local.get $out) (i32.shl (i32.add (i32.mul (local.get $t) (local.get $outputs)) (local.get $o)) (i32.const 2))))
        (call $write (local.get $a0) (local.get $to) (local.get $rs) (local.get $sh) (local.get $sc) (local.get $bi))
        (call $write (local.get $b0) (i32.add (local.get $to) (i32.const 4)) (local.get $rs)
          (i32.add (local.get $sh) (i32.const 4)) (i32.add (local.get $sc) (i32.const 4)) (i32.add (local.get $bi) (i32.const 4)))
        (local.set $to (i32.add (local.get $to) (local.get $width)))
        (local.set $rs (i32.add (local.get $rs) (i32.const 4)))
        (call $write (local.get $a1) (local.get $to) (local.get $rs) (local.get $sh) (local.get $sc) (local.get $bi))
        (call $write (local.get $b1) (i32.add (local.get $to) (i32.const 4)) (local.get $rs)
          (i32.add (local.get $sh) (i32.const 4)) (i32.add (local.get $sc) (i32.const 4)) (i32.add (local.get $bi) (i32.const 4)))
        (local.set $to (i32.add (local.get $to) (local.get $width)))
        (local.set $rs (i32.add (local.get $rs) (i32.const 4)))
        (call $write (local.get $a2) (local.get $to) (local.get $rs) (local.get $sh) (local.get $sc) (local.get $bi))
        (call $write (local.get $b2) (i32.add (local.get $to) (i32.const 4)) (local.get $rs)
          (i32.add (local.get $sh) (i32.const 4)) (i32.add (local.get $sc) (i32.const 4)) (i32.add (local.get $bi) (i32.const 4)))
        (local.set $to (i32.add (local.get $to) (local.get $width)))
        (local.set $rs (i32.add (local.get $rs) (i32.const 4)))
        (call $write (local.get $a3) (local.get $to) (local.get $rs) (local.get $sh) (local.get $sc) (local.get $bi))
        (call $write (local.get $b3) (i32.add (local.get $to) (i32.const 4)) (local.get $rs)
          (i32.add (local.get $sh) (i32.const 4)) (i32.add (local.get $sc) (i32.const 4)) (i32.add (local.get $bi) (i32.const 4)))
        (local.set $t (i32.add (local.get $t) (i32.const 4)))
        (br_if $eachRow (i32.lt_u (local.get $t) (local.get $count))))
      (local.set $o (i32.add (local.get $o) (i32.const 2)))
      (br_if $eachOutput (i32.lt_u (local.get $o) (local.get $outputs))))))
