<?php

declare(strict_types=1);

namespace Passerelle\Directory\GraphQL;

use Passerelle\Content\OfflineNote;
use Passerelle\Content\Record;
use Passerelle\Directory\OwnProfiles;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** One's own profile, of which the form and the page about missing profiles know nothing else beforehand. */
final readonly class OwnProfileTypes implements Registration
{
    /** From the nearest to publication to the farthest: what its owner can put back online, what is with the validators, what is still to be written. */
    private const NEAREST = [Status::Published, Status::Completed, Status::Scheduled, Status::Offline, Status::Pending, Status::ToEdit, Status::Draft, Status::Rejected];

    public function __construct(private OwnProfiles $profiles, private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleOwnProfile', ['fields' => Type::fields([
            'groupId' => 'Int!',
            'isOfflineByStaff' => 'Boolean!',
            'status' => 'String!',
            'translations' => 'PasserelleTranslations!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleOwnProfile', [
            'type' => 'PasserelleOwnProfile',
            'resolve' => Resolver::root($this->resolve(...)),
        ]);
    }

    /** @return array<string, mixed>|null null: the person has none; of a profile in two languages, the state of the one nearest to publication */
    private function resolve(): ?array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $profile = $viewer->isSignedIn() ? array_values($this->profiles->find($viewer->id)) : [];
        if ($profile === []) {
            return null;
        }
        usort($profile, static fn (Record $one, Record $other): int => self::rank($one) <=> self::rank($other));
        $translations = array_fill_keys(array_column(Lang::cases(), 'value'), null);
        foreach ($profile as $each) {
            $translations[$each->language->value] = $each->id;
        }

        return [
            'groupId' => $profile[0]->groupId,
            'isOfflineByStaff' => self::isOfflineByStaff($profile[0]),
            'status' => $profile[0]->status->value,
            'translations' => $translations,
        ];
    }

    /** What staff took offline comes last: its owner can do nothing about it. */
    private static function rank(Record $record): int
    {
        $rank = array_search($record->status, self::NEAREST, true);

        return $rank === false || self::isOfflineByStaff($record) ? count(self::NEAREST) : $rank;
    }

    private static function isOfflineByStaff(Record $record): bool
    {
        return $record->status === Status::Offline && OfflineNote::isByStaff($record->id);
    }
}
