<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use LogicException;
use Passerelle\Accounts\AccountCountry;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\Factories\ContentFactory;

/**
 * A site with people who are concerned by an action and people who are not. The name of each is the part of the address before the @.
 * "quiet" people have the same roles as others, and have turned all notices off.
 */
final class People
{
    public const PASSWORD = 'Factory-2026!';

    /** Roles and main countries by name. */
    private const ACCOUNTS = [
        'owner' => [Role::Beneficiaire, null],
        'coowner' => [Role::Beneficiaire, null],
        'quiet-owner' => [Role::Beneficiaire, null],
        'member' => [Role::Beneficiaire, null],
        'quiet-member' => [Role::Beneficiaire, null],
        'guest' => [Role::Beneficiaire, null],
        'pretender' => [Role::Beneficiaire, null],
        'invited' => [Role::Beneficiaire, null],
        'other-owner' => [Role::Beneficiaire, null],
        'stranger' => [Role::Beneficiaire, null],
        'quiet' => [Role::Beneficiaire, null],
        'newcomer' => [Role::Beneficiaire, null],
        'operator' => [Role::Operateur, null],
        'manager' => [Role::Operateur, null],
        'other-manager' => [Role::Operateur, null],
        'quiet-manager' => [Role::Operateur, null],
        'moderator-sn' => [Role::Moderateur, 'SN'],
        'quiet-moderator-sn' => [Role::Moderateur, 'SN'],
        'moderator-ci' => [Role::Moderateur, 'CI'],
        'super' => [Role::SuperAdministrateur, null],
        'quiet-super' => [Role::SuperAdministrateur, null],
        'desk' => [Role::Editor, null],
        'administrator' => [Role::Administrator, null],
    ];

    public const QUIET = ['quiet-owner', 'quiet-member', 'quiet-manager', 'quiet', 'staff', 'quiet-moderator-sn', 'quiet-super'];

    /** Members of the structure "Les Ateliers": role and status by name. */
    private const MEMBERS = [
        'owner' => ['owner', 'member'],
        'coowner' => ['owner', 'member'],
        'quiet-owner' => ['owner', 'member'],
        'member' => ['member', 'member'],
        'quiet-member' => ['member', 'member'],
        'guest' => ['guest', 'member'],
        'pretender' => ['member', 'pretender'],
        'invited' => ['member', 'guest'],
    ];

    /** @var array<string, int> */
    private array $ids = [];

    /** @var array<string, Record> profiles by name */
    private array $profiles = [];

    public readonly Record $structure;
    public readonly Record $otherStructure;

    public function __construct(private readonly ContentFactory $content)
    {
        // Who makes the records.
        $this->ids['staff'] = $content->staff()->id;
        foreach (self::ACCOUNTS as $name => [$role, $country]) {
            $this->add($name, $role, $country);
        }
        foreach (self::ACCOUNTS as $name => [$role]) {
            if ($role === Role::Beneficiaire && $name !== 'newcomer') {
                $values = ['firstName' => $name, 'lastName' => 'Diop', 'acceptsContact' => 'yes'];
                $this->profiles[$name] = $this->content->published(ContentType::CommunityProfile, $values, ownerId: $this->id($name));
            }
        }
        $this->structure = $this->structureOf('Les Ateliers', self::MEMBERS);
        $this->otherStructure = $this->structureOf('Le Phare', ['other-owner' => ['owner', 'member']]);
    }

    public function add(string $name, Role $role = Role::Beneficiaire, ?string $country = null): int
    {
        $id = wp_insert_user([
            'user_login' => $name,
            'user_email' => "{$name}@example.test",
            'user_pass' => self::PASSWORD,
            'first_name' => $name,
            'last_name' => 'Diop',
            'role' => $role->value,
        ]);
        if (!is_int($id)) {
            throw new LogicException($id->get_error_message());
        }
        AccountCountry::set($id, 'SN');
        if ($country !== null) {
            update_user_meta($id, MainCountry::META, $country);
        }

        return $this->ids[$name] = $id;
    }

    /** @return int user id; 0: a visitor */
    public function id(string $name): int
    {
        return $name === '' ? 0 : $this->ids[$name] ?? throw new LogicException("Nobody is named {$name}.");
    }

    public function viewer(string $name): Viewer
    {
        return (new ViewerFactory())->of($this->id($name));
    }

    public function profile(string $name): Record
    {
        return $this->profiles[$name] ?? throw new LogicException("{$name} has no profile.");
    }

    /** @param array<string, array{string, string}> $members role and status by name */
    public function structureOf(string $title, array $members): Record
    {
        $rows = array_map(fn (string $name, array $of): array => ['user' => $this->id($name), 'role' => $of[0], 'status' => $of[1]], array_keys($members), array_values($members));

        return $this->content->published(ContentType::Structure, ['members' => $rows], title: $title, ownerId: $this->id((string) array_key_first($members)));
    }
}
