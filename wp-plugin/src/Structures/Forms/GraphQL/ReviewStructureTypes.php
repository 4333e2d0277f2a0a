<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms\GraphQL;

use Passerelle\Content\RecordPaths;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Moderation\Review\ReadableField;
use Passerelle\Moderation\Review\ReadableFields;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Forms\ReviewedStructure;
use Passerelle\Structures\Forms\ReviewStructures;
use Passerelle\Structures\Forms\SimilarStructure;

/** The structures beside a profile in the review queue, through the frontend’s server only. */
final readonly class ReviewStructureTypes implements Registration
{
    private const ONE = 'PasserelleReviewedStructure';
    private const SIMILAR = 'PasserelleSimilarName';

    public function __construct(
        private ReviewStructures $structures,
        private ReadableFields $fields,
        private Names $names,
        private RecordPaths $paths,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::SIMILAR, ['fields' => Type::fields(['id' => 'Int!', 'name' => 'String!', 'path' => 'String'])]);
        register_graphql_object_type(self::ONE, ['fields' => Type::fields([
            'countries' => Type::listOf('PasserelleCountry'),
            'fields' => Type::listOf('PasserelleReadableField'),
            'groupId' => 'Int!',
            'isDraftOfProfile' => 'Boolean!',
            'membershipStatus' => 'PasserelleMembershipStatus!',
            'name' => 'String!',
            'owners' => Type::listOf('String'),
            'path' => 'String',
            'role' => 'PasserelleMembershipRole!',
            'similar' => Type::listOf(self::SIMILAR),
        ])]);
        register_graphql_field('RootQuery', 'passerelleReviewStructures', [
            'type' => Type::listOf(self::ONE),
            'args' => [...Arguments::language(), ...Type::fields(['id' => 'Int!'])],
            'resolve' => Resolver::root($this->list(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError rights_moderate, not_found
     */
    private function list(array $arguments): array
    {
        $this->request->requireTrust();
        $language = Arguments::readLanguage($arguments);
        $structures = ($this->structures)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, $language);
        $owners = array_merge(...array_map(static fn (ReviewedStructure $each): array => $each->members->owners(), $structures));
        cache_users(array_values(array_unique($owners)));

        return array_map(fn (ReviewedStructure $each): array => $this->row($each, $language), $structures);
    }

    /** @return array<string, mixed> */
    private function row(ReviewedStructure $structure, Lang $language): array
    {
        $record = $structure->record;

        return [
            'countries' => $this->names->countries($record->subject()->countries, $language),
            // Nobody else has a page to read them on; drafts of other people are theirs.
            'fields' => $structure->isDraftOfProfile ? $this->fields($structure, $language) : [],
            'groupId' => $record->groupId,
            'isDraftOfProfile' => $structure->isDraftOfProfile,
            'membershipStatus' => $structure->membership->status->value,
            'name' => $record->title,
            'owners' => self::namesOf($structure->members->owners()),
            'path' => $record->status->isPublic() ? $this->paths->of($record) : null,
            'role' => $structure->membership->role->value,
            'similar' => array_map(fn (SimilarStructure $each): array => [
                'id' => $each->record->id,
                'name' => $each->record->title,
                'path' => $this->paths->of($each->record),
            ], $structure->similar),
        ];
    }

    /** @return list<array<string, mixed>> */
    private function fields(ReviewedStructure $structure, Lang $language): array
    {
        return array_map(static fn (ReadableField $field): array => [
            'key' => $field->key,
            'kind' => $field->kind,
            'label' => $field->label,
            'imageIds' => $field->imageIds,
            'values' => $field->values,
        ], $this->fields->of($structure->record, $language));
    }

    /**
     * @param list<int> $userIds
     * @return list<string> of accounts that exist
     */
    private static function namesOf(array $userIds): array
    {
        $names = [];
        foreach ($userIds as $userId) {
            $user = get_userdata($userId);
            if ($user !== false) {
                $names[] = $user->display_name;
            }
        }

        return $names;
    }
}
