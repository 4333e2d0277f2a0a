<?php

/**
 * Writes the enums of error codes from config/errors.json, or with --check fails when they differ from it.
 */

declare(strict_types=1);

namespace Passerelle\Scripts;

$root = dirname(__DIR__);
/** @var array{errors: array<string, array{status: int}>, fields: array<string, mixed>} $catalogue */
$catalogue = json_decode((string) file_get_contents("{$root}/config/errors.json"), true, flags: JSON_THROW_ON_ERROR);

$case = static fn (string $code): string => str_replace('_', '', ucwords($code, '_'));
$cases = static fn (array $codes): string => implode('', array_map(
    static fn (string $code): string => "    case {$case($code)} = '{$code}';\n",
    $codes,
));
$head = "<?php\n\ndeclare(strict_types=1);\n\nnamespace Passerelle\\Kernel;\n\n";

$byStatus = [];
foreach ($catalogue['errors'] as $code => ['status' => $status]) {
    $byStatus[$status][] = $code;
}
ksort($byStatus);
$arms = '';
foreach ($byStatus as $status => $codes) {
    $arms .= implode('', array_map(static fn (string $code): string => "            self::{$case($code)},\n", $codes));
    $arms .= "            => {$status},\n";
}

$files = [
    'ErrorCode' => $head
        . "/** Why a request is refused. Written by scripts/error-codes.php from config/errors.json, which also has the texts. */\n"
        . "enum ErrorCode: string\n{\n"
        . $cases(array_keys($catalogue['errors']))
        . "\n    /** The HTTP status of the answer. */\n"
        . "    public function status(): int\n    {\n        return match (\$this) {\n{$arms}        };\n    }\n}\n",
    'FieldErrorCode' => $head
        . "/** Why one value is refused. Written by scripts/error-codes.php from config/errors.json, which also has the texts. */\n"
        . "enum FieldErrorCode: string\n{\n"
        . $cases(array_keys($catalogue['fields']))
        . "}\n",
];

$isCheck = in_array('--check', $argv, true);
foreach ($files as $name => $content) {
    $path = "{$root}/src/Kernel/{$name}.php";
    if (!$isCheck) {
        file_put_contents($path, $content);
    } elseif (!is_readable($path) || file_get_contents($path) !== $content) {
        fwrite(STDERR, "{$path} differs from config/errors.json: run npm run codegen\n");
        exit(1);
    }
}
