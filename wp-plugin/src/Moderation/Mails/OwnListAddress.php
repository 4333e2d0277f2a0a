<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** Address where the owner of a record finds it, with what can be done next. */
final readonly class OwnListAddress
{
    public function __construct(private PublicPages $pages)
    {
    }

    /** Null for types without one. */
    public function of(Record $record, Lang $language): ?string
    {
        return match ($record->type) {
            ContentType::Initiative => $this->pages->address('ownInitiatives', $language),
            ContentType::Event => $this->pages->address('ownEvents', $language),
            ContentType::SupportedProject => $this->pages->address('ownProjects', $language),
            ContentType::Resource => $this->pages->address('ownResources', $language),
            ContentType::CommunityProfile => $this->pages->address('profileForm', $language),
            default => null,
        };
    }
}
