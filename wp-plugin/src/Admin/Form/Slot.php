<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Content\Field;

/** Place of a value in the form: its field, its path in the posted data, its label and its errors. */
final readonly class Slot
{
    public const FIELDS = 'fields';
    public const UPLOADS = 'passerelle_files';

    /**
     * @param non-empty-list<string> $path field key, then row and column
     * @param list<string> $errors texts
     */
    public function __construct(
        public Field $field,
        public array $path,
        public string $label,
        public ?string $help = null,
        public array $errors = [],
    ) {
    }

    /** @param string $part name of one of several inputs of a value */
    public function id(string $part = ''): string
    {
        return self::idOf(implode('.', $this->path)) . ($part === '' ? '' : "-{$part}");
    }

    /** The id of the input of a path, which error messages link to. */
    public static function idOf(string $path): string
    {
        return 'passerelle-' . str_replace('.', '-', $path);
    }

    public function name(string ...$parts): string
    {
        return self::FIELDS . '[' . implode('][', [...$this->path, ...$parts]) . ']';
    }

    public function uploadName(): string
    {
        return self::UPLOADS . '[' . implode('.', $this->path) . ']';
    }

    /** Ids of the texts that explain the input. */
    public function describedBy(): ?string
    {
        $ids = [];
        if ($this->errors !== []) {
            $ids[] = $this->id('error');
        }
        if ($this->help !== null) {
            $ids[] = $this->id('help');
        }

        return $ids === [] ? null : implode(' ', $ids);
    }

    /** @return array<string, string|int|bool|null> attributes that all inputs have */
    public function attributes(): array
    {
        return [
            'id' => $this->id(),
            'name' => $this->name(),
            'aria-describedby' => $this->describedBy(),
            'aria-invalid' => $this->errors === [] ? null : 'true',
        ];
    }
}
