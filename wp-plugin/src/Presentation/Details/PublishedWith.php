<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use Passerelle\Catalogue\Finders;
use Passerelle\Content\Dependants;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Composition\Limit;

/** What a person or structure of the directory published, or is named in as organiser, member or partner. */
final readonly class PublishedWith
{
    public function __construct(private Finders $finders, private Dependants $dependants, #[Limit('directory', 'published')] private int $limit)
    {
    }

    /** @return list<int> post ids in the language of the record, latest publication first */
    public function ids(Record $record): array
    {
        $named = $this->dependants->of($record);
        // Whoever wrote the entry of a structure published their own items for themselves.
        $owner = $record->type === ContentType::CommunityProfile ? $record->ownerId : 0;

        return $this->finders->publishedBy($record->language, $owner, $named, $this->limit);
    }
}
