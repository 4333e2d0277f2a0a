<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldErrorCode;

/** One entry of PHP's $_FILES. */
final readonly class Upload
{
    /** @param int $error one of PHP's UPLOAD_ERR_… constants */
    public function __construct(public string $path, public string $name, public int $error)
    {
    }

    /**
     * @param callable(string, string): int $store takes the path and the name, returns the file id
     * @return int|value-of<FieldErrorCode> the id, or an error code
     * @throws DomainError that concerns no field
     */
    public function storeBy(callable $store): int|string
    {
        if ($this->error !== UPLOAD_ERR_OK) {
            return in_array($this->error, [UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE], true) ? 'file_too_large' : 'upload_failed';
        }
        try {
            return $store($this->path, $this->name);
        } catch (DomainError $error) {
            return $error->fields[0]->code ?? throw $error;
        }
    }

    /**
     * @param array<array-key, mixed> $files $_FILES of the form
     * @return array<string, list<self>> by path of the field; without empty inputs
     */
    public static function fromRequest(array $files): array
    {
        $input = $files[Slot::UPLOADS] ?? null;
        $input = is_array($input) ? $input : [];
        $names = is_array($input['name'] ?? null) ? $input['name'] : [];
        $paths = is_array($input['tmp_name'] ?? null) ? $input['tmp_name'] : [];
        $errors = is_array($input['error'] ?? null) ? $input['error'] : [];
        $uploads = [];
        foreach (array_keys($names) as $field) {
            // PHP passes lists for inputs of several files, scalars for inputs of a single file.
            foreach (array_map(null, (array) $names[$field], (array) ($paths[$field] ?? []), (array) ($errors[$field] ?? [])) as [$name, $path, $error]) {
                if (is_string($name) && is_string($path) && is_int($error) && $error !== UPLOAD_ERR_NO_FILE) {
                    $uploads[(string) $field][] = new self($path, $name, $error);
                }
            }
        }

        return $uploads;
    }
}
