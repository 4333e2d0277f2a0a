<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL\Forms;

use Passerelle\Content\GraphQL\LanguageList;
use Passerelle\Content\Records;

/** The languages of the record of a form, with the state of each translation. */
final readonly class DraftLanguages
{
    public function __construct(private LanguageList $languages, private Records $records)
    {
    }

    /**
     * @param array<string, mixed> $draft that the viewer read
     * @return list<array<string, mixed>> one for each language of the site
     */
    public function of(array $draft): array
    {
        $groupId = is_int($draft['groupId'] ?? null) ? $draft['groupId'] : 0;

        return $this->languages->of($this->records->findGroups([$groupId])[$groupId] ?? []);
    }
}
