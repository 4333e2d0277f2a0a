<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

final readonly class Attachment
{
    /**
     * @param string $url readable when signed in to the administration
     * @param array<string, string> $alt by language
     * @param bool $isReady its bytes may be fetched
     * @param string $state key of the text for the scan state
     */
    public function __construct(
        public int $id,
        public string $name,
        public int $bytes,
        public bool $isImage,
        public string $url,
        public array $alt = [],
        public bool $isReady = true,
        public string $state = 'file.state.unscanned',
    ) {
    }
}
