<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\GraphQL;

use GraphQL\Deferred;
use Passerelle\Calls\Links\Link;
use Passerelle\Calls\Links\LinkStore;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Clock;
use Passerelle\Presentation\Details\Visible;

/** What is known of the external link of a call: all of it for those who edit the call, for visitors only that it is dead. */
final class LinkTypes implements Registration
{
    /** Types of calls for those who work on them, whose source is an array with the group. */
    private const FOR_EDITORS = ['PasserelleCallDraft', 'PasserelleOwnCall'];

    /** @var array<int, true> groups whose links were asked for */
    private array $asked = [];

    /** @var array<int, Link|null> those that were read, by group */
    private array $read = [];

    public function __construct(private readonly LinkStore $store, private readonly Clock $clock)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleLinkCheck', ['fields' => Type::fields([
            'checkedAt' => 'String!',
            'finalHost' => 'String',
            'since' => 'String!',
            'state' => 'PasserelleLinkState!',
        ])]);
        foreach (self::FOR_EDITORS as $type) {
            register_graphql_field($type, 'linkCheck', ['type' => 'PasserelleLinkCheck', 'resolve' => Resolver::of($this->linkCheck(...))]);
        }
        register_graphql_field('PasserelleCall', 'linkIsDead', ['type' => Type::required('Boolean'), 'resolve' => Resolver::of($this->isDead(...))]);
    }

    /** @param array<string, mixed> $call */
    private function linkCheck(array $call): ?Deferred
    {
        $groupId = is_int($call['groupId'] ?? null) ? $call['groupId'] : 0;

        return $groupId === 0 ? null : $this->later($groupId, self::known(...));
    }

    private function isDead(Visible $visible): Deferred|bool
    {
        return $visible->values->text('externalUrl') === '' ? false : $this->later($visible->record->groupId, $this->isShown(...));
    }

    private function isShown(?Link $link): bool
    {
        return $link?->isShown === true && ($link->endsAt === null || $link->endsAt > $this->clock->now());
    }

    /** @return array<string, string|null>|null null before the first result */
    private static function known(?Link $link): ?array
    {
        return $link?->state === null || $link->since === null || $link->checkedAt === null ? null : [
            'checkedAt' => Times::text($link->checkedAt),
            'finalHost' => $link->finalHost,
            'since' => Times::text($link->since),
            'state' => $link->state->value,
        ];
    }

    /**
     * One query for all calls of an answer.
     *
     * @param callable(Link|null): mixed $answer
     */
    private function later(int $groupId, callable $answer): Deferred
    {
        $this->asked[$groupId] = true;

        return new Deferred(Resolver::later(function () use ($groupId, $answer): mixed {
            if ($this->asked !== []) {
                $this->read = $this->store->find(array_keys($this->asked)) + array_fill_keys(array_keys($this->asked), null);
                $this->asked = [];
            }

            return $answer($this->read[$groupId] ?? null);
        }));
    }
}
