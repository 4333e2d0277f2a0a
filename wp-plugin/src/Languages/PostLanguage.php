<?php

declare(strict_types=1);

namespace Passerelle\Languages;

/** Language of a post and the posts of its group. */
final readonly class PostLanguage
{
    /** @param array<string, int> $translations language => post id, the post itself included */
    public function __construct(
        public ?Lang $language,
        public array $translations,
    ) {
    }
}
