<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

/** One entry of PHP's $_FILES. */
final readonly class Upload
{
    /** @param int $error one of PHP's UPLOAD_ERR_… constants */
    public function __construct(public string $path, public string $name, public int $error)
    {
    }

    /**
     * @param array<array-key, mixed> $files $_FILES of the form
     * @return array<string, list<self>> by path of the field; inputs that were left empty are not among them
     */
    public static function fromRequest(array $files): array
    {
        $given = $files[Slot::UPLOADS] ?? null;
        $uploads = [];
        foreach (is_array($given) && is_array($given['name'] ?? null) ? $given['name'] : [] as $path => $names) {
            $isMany = is_array($names);
            foreach ($isMany ? array_keys($names) : [null] as $number) {
                $of = static fn (string $key): mixed => $number === null ? ($given[$key][$path] ?? null) : ($given[$key][$path][$number] ?? null);
                $error = is_int($of('error')) ? $of('error') : UPLOAD_ERR_NO_FILE;
                if ($error !== UPLOAD_ERR_NO_FILE && is_string($of('name')) && is_string($of('tmp_name'))) {
                    $uploads[(string) $path][] = new self($of('tmp_name'), $of('name'), $error);
                }
            }
        }

        return $uploads;
    }
}
