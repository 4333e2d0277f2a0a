<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use DateTimeImmutable;
use Passerelle\Catalogue\Candidate;
use Passerelle\Catalogue\CandidateQuery;
use Passerelle\Catalogue\Candidates;
use Passerelle\Catalogue\Finders;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Reads the items of an issue: public ones only, as visitors may read them, with a number of statements that does not grow with them. */
final readonly class Items
{
    public function __construct(
        private Candidates $candidates,
        private Finders $finders,
        private Records $records,
        private Policy $policy,
        private ItemText $text,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /** @param DateTimeImmutable $since items are new from then on */
    public function of(IssueContent $content, DateTimeImmutable $since): Pool
    {
        $automatic = $content->automatic;
        $candidates = $automatic->isEmpty() ? [] : $this->find($content);
        $until = $this->clock->now()->modify("+{$automatic->closingDays} days");
        $closing = array_filter($candidates, static fn (Candidate $each): bool
            => $each->type === ContentType::CallForApplication && $each->closesAt !== null && $each->closesAt <= $until);
        usort($closing, static fn (Candidate $one, Candidate $other): int => [$one->closesAt, $one->groupId] <=> [$other->closesAt, $other->groupId]);
        $newest = array_filter($candidates, static fn (Candidate $each): bool
            => in_array($each->type, $automatic->types, true) && $each->publishedAt >= $since);
        usort($newest, static fn (Candidate $one, Candidate $other): int => [$other->publishedAt, $other->groupId] <=> [$one->publishedAt, $one->groupId]);
        $records = $this->read($content, [...$closing, ...$newest]);
        $items = fn (array $list): array => $this->items($content->language, $records, $list);

        return new Pool($automatic, $this->chosen($content, $records), $items($closing), $items($newest));
    }

    public function since(Issue $issue, IssueStore $issues): DateTimeImmutable
    {
        $days = $this->config->limit('newsletter', 'firstDays');

        return $issue->times->since ?? $issues->lastStart($issue->content->language) ?? $this->clock->now()->modify("-{$days} days");
    }

    /** @return list<Candidate> not closed */
    private function find(IssueContent $content): array
    {
        $limit = $this->config->limit('newsletter', 'candidates');
        $soon = [];
        foreach ($content->automatic->closing === 0 ? [] : Lang::cases() as $language) {
            array_push($soon, ...$this->finders->closingSoon($language, $limit));
        }
        $groups = array_map(static fn (Record $each): int => $each->groupId, $this->records->findMany($soon));

        return $this->candidates->find(new CandidateQuery($content->language, null, null, array_values(array_unique($groups)), [], $limit));
    }

    /**
     * @param list<Candidate> $candidates
     * @return array<int, Record> public ones by group id, in the language of the issue where they have it
     */
    private function read(IssueContent $content, array $candidates): array
    {
        $ids = [...$content->chosen, ...array_map(static fn (Candidate $each): int => $each->groupId, $candidates)];
        $readable = [];
        foreach ($ids === [] ? [] : $this->records->findGroups(array_values(array_unique($ids))) as $groupId => $group) {
            $own = $group[$content->language->value] ?? null;
            $other = $group[$content->language->other()->value] ?? null;
            foreach ([$other, $own] as $record) {
                if ($record !== null && $this->isPublic($record)) {
                    $readable[$groupId] = $record;
                }
            }
        }

        return $readable;
    }

    private function isPublic(Record $record): bool
    {
        return $record->status->isPublic() && $this->policy->access(Viewer::anonymous(), $record)->atLeast(Access::Full);
    }

    /**
     * @param array<int, Record> $records
     * @return list<Item>
     */
    private function chosen(IssueContent $content, array $records): array
    {
        $found = array_filter(array_map(static fn (int $id): ?Record => $records[$id] ?? null, $content->chosen));

        return array_values(array_map(fn (Record $record): Item => new Item(
            $record->groupId,
            $record->type,
            $this->text->of($record, $content->language),
            [],
            [],
            $record->publishedAt ?? $record->modifiedAt,
            null,
        ), $found));
    }

    /**
     * @param array<int, Record> $records
     * @param array<array-key, Candidate> $candidates
     * @return list<Item>
     */
    private function items(Lang $language, array $records, array $candidates): array
    {
        $items = [];
        foreach ($candidates as $each) {
            $record = $records[$each->groupId] ?? null;
            if ($record !== null) {
                $entry = $this->text->of($record, $language);
                $items[] = new Item($each->groupId, $each->type, $entry, $each->sectors, $each->countries, $each->publishedAt, $each->closesAt);
            }
        }

        return $items;
    }
}
