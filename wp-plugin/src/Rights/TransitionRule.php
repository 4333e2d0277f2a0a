<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Row of the transition table. */
final readonly class TransitionRule
{
    /**
     * @param list<ActorGroup> $actors any of them may; empty: the transition does not exist
     * @param list<Status> $from
     * @param list<Status> $to several when it depends on the former status or the actor's choice; empty when the status stays
     * @param list<Precondition> $preconditions
     * @param list<ActorGroup>|null $direct as $actors, for types without moderation; null: same as $actors
     * @param list<ContentType>|null $types the only types that have the step; null: all
     * @param bool $onEditScreen whether WordPress's edit screen has a button for it
     * @param list<ActorGroup>|null $calls as $actors, for calls; null: as the other types without moderation
     * @param list<ActorGroup>|null $projects as $actors, for supported projects; null: as the other types without moderation
     * @param list<ContentType> $ownersOf types without moderation whose owners may perform it, too
     * @param bool $inEveryLanguage whether it is taken in all languages of the record from which it starts, and scheduled ones become drafts
     */
    public function __construct(
        private array $actors,
        public array $from,
        public array $to,
        public array $preconditions = [],
        private ?array $direct = null,
        private ?array $types = null,
        public bool $onEditScreen = false,
        private array $ownersOf = [],
        private ?array $calls = null,
        private ?array $projects = null,
        public bool $inEveryLanguage = false,
    ) {
    }

    /** @return list<ActorGroup> */
    public function actors(ContentType $type): array
    {
        if ($this->types !== null && !in_array($type, $this->types, true)) {
            return [];
        }

        $ofType = match ($type) {
            ContentType::CallForApplication => $this->calls,
            ContentType::SupportedProject => $this->projects,
            default => null,
        };
        $direct = $ofType ?? $this->direct ?? $this->actors;
        $actors = CapabilityMatrix::isModerated($type) ? $this->actors : $direct;

        return in_array($type, $this->ownersOf, true) ? [...$actors, ActorGroup::Owner] : $actors;
    }

    /** Whether it is a step of those who publish, not of the record's owner: what they take offline, only they bring back. */
    public function isOfStaff(ContentType $type): bool
    {
        return !in_array(ActorGroup::Owner, $this->actors($type), true);
    }
}
