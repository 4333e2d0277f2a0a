<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Languages\Lang;

/** What an editor composes. */
final readonly class IssueContent
{
    /**
     * @param string $introduction plain text; an empty line separates paragraphs
     * @param list<int> $chosen group ids, in the order of the letter
     */
    public function __construct(
        public Lang $language,
        public string $subject,
        public string $introduction,
        public array $chosen,
        public Automatic $automatic,
    ) {
    }

    /** @return list<string> */
    public function paragraphs(): array
    {
        $paragraphs = preg_split('/\n\s*\n/', str_replace(["\r\n", "\r"], "\n", $this->introduction)) ?: [];

        return array_values(array_filter(array_map(trim(...), $paragraphs), static fn (string $text): bool => $text !== ''));
    }
}
