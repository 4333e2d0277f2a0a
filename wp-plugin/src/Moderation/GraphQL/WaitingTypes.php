<?php

declare(strict_types=1);

namespace Passerelle\Moderation\GraphQL;

use Closure;
use GraphQL\Deferred;
use Passerelle\GraphQL\BatchedRead;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Moderation\Queue\WaitingPlace;
use Passerelle\Moderation\Queue\WaitingTimes;

/** How long a record waits as a rule: a field of what its author reads, of what a write answers to them, and of what its validator reads. */
final class WaitingTypes implements Registration
{
    /** @var BatchedRead<int, array<int, WaitingPlace>>|null */
    private ?BatchedRead $read = null;

    public function __construct(private readonly WaitingTimes $times)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleWaiting', ['fields' => Type::fields(['ahead' => 'Int!', 'usualDays' => 'Int'])]);
        self::field('PasserelleOwnRecord', fn (array $record): Deferred => $this->waiting($record));
        self::field('PasserelleModerationRecord', fn (array $record): Deferred => $this->waiting((array) ($record['row'] ?? [])));
        foreach (CapabilityMatrix::moderated() as $type) {
            self::field("Passerelle{$type->apiName()}Draft", fn (array $draft): ?Deferred => self::mayWait($draft) ? $this->waiting($draft) : null);
        }
    }

    /**
     * A draft is saved with each pause of typing, and waits for nobody: nothing is read for it.
     *
     * @param array<mixed> $draft
     */
    private static function mayWait(array $draft): bool
    {
        return !in_array($draft['status'] ?? null, [Status::Draft->value, Status::ToEdit->value], true);
    }

    /** @param Closure(array<mixed>): ?Deferred $resolve */
    private static function field(string $type, Closure $resolve): void
    {
        register_graphql_field($type, 'waiting', ['type' => 'PasserelleWaiting', 'resolve' => Resolver::of($resolve)]);
    }

    /**
     * All of a list are read at once.
     *
     * @param array<mixed> $record with its id
     */
    private function waiting(array $record): Deferred
    {
        if ($this->read?->isOpen() !== true) {
            $this->read = new BatchedRead(fn (array $ids): array => $this->times->of($ids));
        }
        $read = $this->read;
        $id = is_int($record['id'] ?? null) ? $record['id'] : 0;
        $read->add($id);

        return new Deferred(Resolver::later(static function () use ($read, $id): ?array {
            $place = $read->result()[$id] ?? null;

            return $place === null ? null : ['ahead' => $place->ahead, 'usualDays' => $place->usualDays];
        }));
    }
}
