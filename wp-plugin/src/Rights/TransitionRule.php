<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Row of the transition table. */
final readonly class TransitionRule
{
    /**
     * @param list<Who> $who any of them may; empty: the transition does not exist
     * @param list<Status> $from
     * @param list<Status> $to several when it depends on the former status or the actor's choice; empty when the status stays
     * @param list<Need> $needs
     * @param list<Who>|null $direct as $who, for types without moderation; null: same as $who
     * @param list<ContentType>|null $types the only types that have the step; null: all
     * @param bool $onEditScreen whether WordPress's edit screen has a button for it
     * @param list<Who>|null $calls as $who, for calls; null: as the other types without moderation
     * @param list<Who>|null $projects as $who, for supported projects; null: as the other types without moderation
     * @param list<ContentType> $ownersOf types without moderation whose owners may perform it, too
     * @param bool $inEveryLanguage whether it is taken in all languages of the record from which it starts, and scheduled ones become drafts
     */
    public function __construct(
        private array $who,
        public array $from,
        public array $to,
        public array $needs = [],
        private ?array $direct = null,
        private ?array $types = null,
        public bool $onEditScreen = false,
        private array $ownersOf = [],
        private ?array $calls = null,
        private ?array $projects = null,
        public bool $inEveryLanguage = false,
    ) {
    }

    /** @return list<Who> */
    public function who(ContentType $type): array
    {
        if ($this->types !== null && !in_array($type, $this->types, true)) {
            return [];
        }

        $ofType = match ($type) {
            ContentType::CallForApplication => $this->calls,
            ContentType::SupportedProject => $this->projects,
            default => null,
        };
        $direct = $ofType ?? $this->direct ?? $this->who;
        $who = CapabilityMatrix::isModerated($type) ? $this->who : $direct;

        return in_array($type, $this->ownersOf, true) ? [...$who, Who::Owner] : $who;
    }

    /** Whether it is a step of those who publish, not of the record's owner: what they take offline, only they bring back. */
    public function isOfStaff(ContentType $type): bool
    {
        return !in_array(Who::Owner, $this->who($type), true);
    }
}
