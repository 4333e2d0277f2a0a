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
     * @param callable(string, string): int $store takes the path and the name, gives the id of the file
     * @return int|value-of<FieldErrorCode> the id, or the code of the refusal
     * @throws DomainError that is about no field
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
     * @return array<string, list<self>> by path of the field; inputs that were left empty are not among them
     */
    public static function fromRequest(array $files): array
    {
        $given = $files[Slot::UPLOADS] ?? null;
        $given = is_array($given) ? $given : [];
        $names = is_array($given['name'] ?? null) ? $given['name'] : [];
        $paths = is_array($given['tmp_name'] ?? null) ? $given['tmp_name'] : [];
        $errors = is_array($given['error'] ?? null) ? $given['error'] : [];
        $uploads = [];
        foreach (array_keys($names) as $field) {
            // An input of several files gives lists, one of a single file the value itself.
            foreach (array_map(null, (array) $names[$field], (array) ($paths[$field] ?? []), (array) ($errors[$field] ?? [])) as [$name, $path, $error]) {
                if (is_string($name) && is_string($path) && is_int($error) && $error !== UPLOAD_ERR_NO_FILE) {
                    $uploads[(string) $field][] = new self($path, $name, $error);
                }
            }
        }

        return $uploads;
    }
}
