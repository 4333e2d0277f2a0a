<?php

declare(strict_types=1);

namespace Passerelle\Rights;

/** Roles of the platform. An account may have several, whose rights are combined. */
enum Role: string
{
    case Beneficiaire = 'beneficiaire';
    case Operateur = 'operateur';
    case Moderateur = 'moderateur';
    case Editor = 'editor';
    case Administrator = 'administrator';
    case SuperAdministrateur = 'super_administrateur';
    /** Reviews applications by invitation and sees nothing else. Not combined with other roles. */
    case GuestReviewer = 'evaluateur';

    public const DEFAULT = self::Beneficiaire;

    /** @return list<self> roles with access to /wp-admin */
    public static function staff(): array
    {
        return [self::Editor, self::Administrator, self::SuperAdministrateur];
    }

    /** @return list<self> roles that moderate records of all countries */
    public static function administrators(): array
    {
        return [self::Administrator, self::SuperAdministrateur];
    }

    /**
     * @param list<string> $keys
     * @return list<self> the roles of the platform among them, in the order of this enum
     */
    public static function among(array $keys): array
    {
        return array_values(array_filter(self::cases(), static fn (self $role): bool => in_array($role->value, $keys, true)));
    }

    /** @param list<string> $keys roles of an account */
    public static function isGuest(array $keys): bool
    {
        return self::among($keys) === [self::GuestReviewer];
    }

    /** @param list<string> $keys roles of an account */
    public static function hasModerators(array $keys): bool
    {
        return array_intersect($keys, [self::Moderateur->value, ...array_column(self::staff(), 'value')]) !== [];
    }

    public function isStaff(): bool
    {
        return in_array($this, self::staff(), true);
    }

    /** @param list<string> $keys roles of an account */
    public static function hasStaff(array $keys): bool
    {
        return array_intersect($keys, array_column(self::staff(), 'value')) !== [];
    }

    /** WordPress stores one name per role; its own roles keep the name that WordPress translates. */
    public function storedName(): string
    {
        return match ($this) {
            self::Beneficiaire => 'Bénéficiaire',
            self::Operateur => 'Opérateur',
            self::Moderateur => 'Modérateur',
            self::Editor => 'Editor',
            self::Administrator => 'Administrator',
            self::SuperAdministrateur => 'Super administrateur',
            self::GuestReviewer => 'Évaluateur invité',
        };
    }
}
