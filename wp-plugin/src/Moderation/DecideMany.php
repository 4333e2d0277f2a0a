<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/**
 * The same decision on several records. Languages of one item are decided on together or not at all; items each for themselves, so
 * that one that fails does not stop the others.
 */
final readonly class DecideMany
{
    /** @param int $itemsMax records at once */
    public function __construct(
        private DecideTogether $decide,
        private DecisionStore $store,
        private Records $records,
        #[Limit('moderation', 'itemsAtOnce')] private int $itemsMax,
    ) {
    }

    /**
     * @param list<array{id: int, version: int}> $items
     * @param callable(): DecisionInput $input read once the right is checked
     * @return list<Outcome> in the order of the items
     * @throws DomainError rights_moderate for those who may decide nothing; invalid_fields
     */
    public function __invoke(Viewer $moderator, array $items, callable $input): array
    {
        Scope::of($moderator);
        $decision = $input();
        if ($items === []) {
            throw DomainError::invalid([new FieldError('items', 'required')]);
        }
        if (count($items) > $this->itemsMax) {
            throw DomainError::invalid([new FieldError('items', 'too_many_rows', ['max' => $this->itemsMax])]);
        }
        $outcomes = [];
        foreach ($this->byGroup($items) as $languages) {
            $outcomes += $this->group($moderator, $languages, $decision);
        }
        ksort($outcomes);

        return array_values($outcomes);
    }

    /**
     * @param list<array{id: int, version: int}> $items
     * @return list<non-empty-array<int, array{id: int, version: int}>> the items of each group, by their places
     */
    private function byGroup(array $items): array
    {
        $groupOf = array_map(static fn (Record $record): int => $record->groupId, $this->records->findMany(array_column($items, 'id')));
        $groups = $seen = [];
        foreach ($items as $place => $item) {
            // An item twice, and what is not there, is decided on for itself: the second time it is refused.
            $isAgain = isset($seen[$item['id']]);
            $key = $isAgain || !isset($groupOf[$item['id']]) ? "item {$place}" : "group {$groupOf[$item['id']]}";
            $seen[$item['id']] = true;
            $groups[$key][$place] = $item;
        }

        return array_values($groups);
    }

    /**
     * @param non-empty-array<int, array{id: int, version: int}> $languages by place
     * @return array<int, Outcome> by place
     */
    private function group(Viewer $moderator, array $languages, DecisionInput $input): array
    {
        try {
            return array_map(Outcome::decided(...), ($this->decide)($moderator, $languages, $input));
        } catch (RefusedTogether $refused) {
            $error = $refused->error;
            $last = self::isOvertaken($error) ? $this->store->lastOf($refused->id) : null;

            return array_map(static fn (array $item): Outcome => Outcome::refused($item['id'], $error, $last), $languages);
        }
    }

    /** Somebody else may have been faster: who it was explains the refusal. */
    private static function isOvertaken(DomainError $error): bool
    {
        return in_array(ErrorCode::from($error->errorCode), [ErrorCode::StaleVersion, ErrorCode::InvalidTransition], true);
    }
}
