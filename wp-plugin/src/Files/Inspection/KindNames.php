<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

use Passerelle\Kernel\Config;

/** The reason that names a kind of file, by its MIME type: file-kinds.json. */
final readonly class KindNames
{
    private const ANY = '/*';

    /** @var array<string, string> codes by type; "image/*" for all others of a family */
    private array $codes;

    public function __construct(Config $config)
    {
        $codes = [];
        foreach ($config->fileKinds() as $code => $types) {
            $codes = [...$codes, ...array_fill_keys($types, $code)];
        }
        $this->codes = $codes;
    }

    /** Null for a type that has no name. */
    public function of(string $type): ?Reason
    {
        return Reason::tryFrom($this->codes[$type] ?? $this->codes[strtok($type, '/') . self::ANY] ?? '');
    }
}
