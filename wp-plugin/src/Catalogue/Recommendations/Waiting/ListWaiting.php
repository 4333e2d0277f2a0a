<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Waiting;

use DateTimeImmutable;
use Passerelle\Content\RecordPaths;
use Passerelle\Favourites\FavouriteQuery;
use Passerelle\Favourites\FavouriteSort;
use Passerelle\Favourites\ListFavourites;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\MembershipStatus;
use Passerelle\Structures\Memberships\OwnStructures;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\OwnRecords\OwnPost;
use Passerelle\Content\OwnRecords\OwnPosts;
use Passerelle\Rights\Viewer;

/** What waits for a person: answers of validators, invitations, dates of favourites, drafts. The number of queries does not grow with it. */
final readonly class ListWaiting
{
    private const TYPES = [
        ContentType::CommunityProfile, ContentType::CallForApplication, ContentType::Initiative, ContentType::Event, ContentType::Resource,
    ];

    /** @param list<WaitingSource> $sources */
    public function __construct(
        private OwnPosts $posts,
        private OwnStructures $structures,
        private ListFavourites $favourites,
        private RecordPaths $paths,
        private Clock $clock,
        private Config $config,
        #[All(WaitingSource::class)] private array $sources,
    ) {
    }

    /**
     * @return list<WaitingItem> in the order of WaitingKind
     * @throws DomainError access_token_missing
     */
    public function __invoke(Viewer $viewer, Lang $language): array
    {
        $ofOthers = array_map(static fn (WaitingSource $source): array => $source->of($viewer, $language), $this->sources);
        $items = [...array_merge(...$ofOthers), ...$this->memberships($viewer, $language), ...$this->dates($viewer, $language), ...$this->records($viewer)];
        $order = array_flip(array_column(WaitingKind::cases(), 'value'));
        usort($items, static fn (WaitingItem $one, WaitingItem $other): int => $order[$one->kind->value] <=> $order[$other->kind->value]);

        return $items;
    }

    /** @return list<WaitingItem> the last changed first; in each language of a record on its own */
    private function records(Viewer $viewer): array
    {
        $items = [];
        $since = $this->clock->now()->modify("-{$this->config->limit('recommendations', 'refusedDays')} days");
        foreach (self::TYPES as $type) {
            foreach ($this->posts->of($viewer, $type) as $post) {
                $kind = self::kindOf($post->status);
                if ($kind !== null && $post->language !== null && ($kind !== WaitingKind::Refused || self::changedAt($post) >= $since)) {
                    $items[] = new WaitingItem($kind, $type, $post->id, $post->title, $post->language, self::changedAt($post));
                }
            }
        }
        usort($items, static fn (WaitingItem $one, WaitingItem $other): int => [$other->at, $other->id] <=> [$one->at, $one->id]);

        return $items;
    }

    /**
     * @return list<WaitingItem>
     * @throws DomainError access_token_missing
     */
    private function memberships(Viewer $viewer, Lang $language): array
    {
        $items = [];
        foreach (($this->structures)($viewer, $language) as $own) {
            $record = $own->record;
            $kinds = array_filter([
                $own->isOfferedOwnership() ? WaitingKind::Ownership : null,
                $own->membership()?->status === MembershipStatus::Guest ? WaitingKind::Invitation : null,
                $own->requests() > 0 ? WaitingKind::Request : null,
            ], static fn (?WaitingKind $kind): bool => $kind !== null);
            foreach ($kinds as $kind) {
                $items[] = new WaitingItem($kind, $record->type, $record->id, $record->title, $record->language);
            }
        }

        return $items;
    }

    /**
     * @return list<WaitingItem> the next one first
     * @throws DomainError access_token_missing
     */
    private function dates(Viewer $viewer, Lang $language): array
    {
        $config = $this->config;
        $until = $this->clock->now()->modify("+{$config->limit('recommendations', 'closingDays')} days");
        $query = FavouriteQuery::of($config, $language, isComing: true, sort: FavouriteSort::Date, perPage: $config->limit('recommendations', 'waiting'));
        $items = [];
        foreach (($this->favourites)($viewer, $query)->items as $favourite) {
            $record = $favourite->record;
            if ($record !== null && $record->status === Status::Published && $favourite->date !== null && $favourite->date->at <= $until) {
                $items[] = new WaitingItem(
                    WaitingKind::Date,
                    $record->type,
                    $record->id,
                    $record->title,
                    $record->language,
                    $favourite->date->at,
                    $this->paths->of($record),
                );
            }
        }

        return $items;
    }

    private static function kindOf(Status $status): ?WaitingKind
    {
        return match ($status) {
            Status::ToEdit => WaitingKind::ToEdit,
            Status::Rejected => WaitingKind::Refused,
            Status::Draft => WaitingKind::Draft,
            default => null,
        };
    }

    private static function changedAt(OwnPost $post): DateTimeImmutable
    {
        return StoredInstant::read($post->modifiedAt);
    }
}
