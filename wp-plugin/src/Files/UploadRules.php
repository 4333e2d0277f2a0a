<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Content\Field;
use Passerelle\Kernel\Config;

/** What an upload for a field may be, as forms state it. The size of logos may also be a setting of the site. */
final readonly class UploadRules
{
    public function __construct(private Config $config)
    {
    }

    /** @return array{purpose: string, types: list<string>, bytes: int, crop?: array{width: int, height: int}} MIME types, the largest size, pixels */
    public function of(Field $field): array
    {
        $purpose = FilePurpose::of($field);

        return [
            'purpose' => $purpose->value,
            'types' => $purpose->types($this->config),
            'bytes' => $this->config->limit('files', $purpose->sizeLimit()),
            ...$purpose === FilePurpose::Cover
                ? ['crop' => ['width' => $this->config->limit('files', 'coverWidth'), 'height' => $this->config->limit('files', 'coverHeight')]]
                : [],
        ];
    }
}
