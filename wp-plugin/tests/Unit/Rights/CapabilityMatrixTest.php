<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights;

use Generator;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Capability;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\Grant;
use Passerelle\Rights\Role;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The capability table of the design, cell by cell. */
final class CapabilityMatrixTest extends TestCase
{
    /** Roles from left to right; super_administrateur as administrator. */
    private const COLUMNS = ['beneficiaire', 'operateur', 'moderateur', 'editor', 'administrator', 'super_administrateur', 'evaluateur'];
    private const OF_GUESTS = 'Never';

    private const MODERATED = [
        'edit'             => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'edit_published'   => ['OwnAsProposal', 'OwnAsProposal', 'OwnAsProposal', 'Always', 'Always', 'Always'],
        'edit_others'      => ['Never', 'Never', 'Never', 'Always', 'Always', 'Always'],
        'edit_private'     => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'publish'          => ['Never', 'Never', 'Never', 'Always', 'Always', 'Always'],
        'read_private'     => ['Own', 'Own', 'InScope', 'Always', 'Always', 'Always'],
        'delete'           => ['OwnDrafts', 'OwnDrafts', 'OwnDrafts', 'Always', 'Always', 'Always'],
        'delete_private'   => ['Never', 'Never', 'Never', 'Always', 'Always', 'Always'],
        'delete_published' => ['Never', 'Never', 'Never', 'Always', 'Always', 'Always'],
        'delete_others'    => ['Never', 'Never', 'Never', 'Always', 'Always', 'Always'],
    ];

    private const CALLS = [
        'edit'             => ['Never', 'Managed', 'Never', 'Always', 'Always', 'Always'],
        'edit_published'   => ['Never', 'Managed', 'Never', 'Always', 'Always', 'Always'],
        'edit_others'      => ['Never', 'Managed', 'Never', 'Always', 'Always', 'Always'],
        'edit_private'     => ['Never', 'Own', 'Never', 'Always', 'Always', 'Always'],
        'publish'          => ['Never', 'Managed', 'Never', 'Always', 'Always', 'Always'],
        'read_private'     => ['Never', 'Managed', 'InScope', 'Always', 'Always', 'Always'],
        'delete'           => ['Never', 'OwnWithoutApplications', 'Never', 'Always', 'Always', 'Always'],
        'delete_private'   => ['Never', 'OwnWithoutApplications', 'Never', 'Always', 'Always', 'Always'],
        'delete_published' => ['Never', 'OwnWithoutApplications', 'Never', 'Always', 'Always', 'Always'],
        'delete_others'    => ['Never', 'Never', 'Never', 'Always', 'Always', 'Always'],
    ];

    private const STAFF_ONLY = ['Never', 'Never', 'Never', 'Always', 'Always', 'Always'];

    /** Made and decided on by staff. */
    private const PROJECTS = [
        'edit'             => self::STAFF_ONLY,
        'edit_published'   => ['OwnAsProposal', 'OwnAsProposal', 'OwnAsProposal', 'Always', 'Always', 'Always'],
        'edit_others'      => self::STAFF_ONLY,
        'edit_private'     => self::STAFF_ONLY,
        'publish'          => self::STAFF_ONLY,
        'read_private'     => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'delete'           => self::STAFF_ONLY,
        'delete_private'   => self::STAFF_ONLY,
        'delete_published' => self::STAFF_ONLY,
        'delete_others'    => self::STAFF_ONLY,
    ];

    private const STRUCTURES = [
        'edit'             => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'edit_published'   => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'edit_others'      => self::STAFF_ONLY,
        'edit_private'     => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'publish'          => self::STAFF_ONLY,
        'read_private'     => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'delete'           => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'delete_private'   => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'delete_published' => ['Own', 'Own', 'Own', 'Always', 'Always', 'Always'],
        'delete_others'    => self::STAFF_ONLY,
    ];

    /** @return Generator<string, array{Role, ContentType, Capability, Grant}> */
    public static function cells(): Generator
    {
        foreach (ContentType::cases() as $type) {
            $table = match ($type) {
                ContentType::CallForApplication => self::CALLS,
                ContentType::Structure => self::STRUCTURES,
                ContentType::SupportedProject => self::PROJECTS,
                ContentType::Training => array_fill_keys(array_keys(self::CALLS), self::STAFF_ONLY),
                ContentType::CommunityProfile => [
                    ...self::MODERATED,
                    'delete_others' => ['Never', 'Never', 'Never', 'Never', 'Always', 'Always'],
                ],
                ContentType::Initiative, ContentType::Event, ContentType::Resource => self::MODERATED,
            };
            foreach ($table as $capability => $grants) {
                foreach ([...$grants, self::OF_GUESTS] as $index => $grant) {
                    $role = self::COLUMNS[$index];
                    yield "{$role}: {$capability} {$type->value}" => [
                        Role::from($role),
                        $type,
                        Capability::from($capability),
                        constant(Grant::class . '::' . $grant),
                    ];
                }
            }
        }
    }

    #[DataProvider('cells')]
    public function testCellOfTheTable(Role $role, ContentType $type, Capability $capability, Grant $expected): void
    {
        self::assertSame($expected, CapabilityMatrix::grant($role, $type, $capability));
    }

    public function testTheTableHasEveryCapabilityOfEveryTypeAndRole(): void
    {
        self::assertCount(
            count(Role::cases()) * count(ContentType::cases()) * count(Capability::cases()),
            iterator_to_array(self::cells()),
        );
    }

    public function testCapabilitiesHaveTheNamesOfWordPress(): void
    {
        self::assertSame(
            [
                'edit_initiatives', 'edit_published_initiatives', 'edit_others_initiatives', 'edit_private_initiatives',
                'publish_initiatives', 'read_private_initiatives', 'delete_initiatives', 'delete_private_initiatives',
                'delete_published_initiatives', 'delete_others_initiatives',
            ],
            array_map(
                static fn (Capability $capability): string => $capability->of(ContentType::Initiative),
                Capability::cases(),
            ),
        );
    }

    public function testReadingPrivateRecordsIsNeverHandedOutWithACondition(): void
    {
        $holders = array_filter(
            Role::cases(),
            static fn (Role $role): bool => CapabilityMatrix::holds($role, ContentType::Event, Capability::ReadPrivate),
        );

        self::assertSame([Role::Editor, Role::Administrator, Role::SuperAdministrateur], array_values($holders));
    }
}
