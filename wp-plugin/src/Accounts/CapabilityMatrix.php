<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Accounts\Capability as C;
use Passerelle\Accounts\Grant as G;
use Passerelle\Content\ContentType;

/** Role × content type × capability, as data: docs and tests read the same cells. */
final class CapabilityMatrix
{
    public static function grant(Role $role, ContentType $type, Capability $capability): Grant
    {
        return self::column($role, $type)[$capability->value];
    }

    /**
     * Capabilities of the type that the role holds in WordPress. Holding one says that there are records it applies to;
     * on which ones is decided per object. Reading private records of others is not handed out with a condition,
     * since WordPress's queries would take it as unconditional.
     */
    public static function holds(Role $role, ContentType $type, Capability $capability): bool
    {
        $grant = self::grant($role, $type, $capability);

        return $capability === C::ReadPrivate ? $grant === G::Always : $grant !== G::Never;
    }

    /** @return array<string, Grant> by capability value */
    private static function column(Role $role, ContentType $type): array
    {
        return match ($role) {
            Role::Administrator, Role::SuperAdministrateur => self::all(G::Always),
            Role::Editor => $type === ContentType::CommunityProfile
                ? [...self::all(G::Always), C::DeleteOthers->value => G::Never]
                : self::all(G::Always),
            Role::Operateur => $type === ContentType::CallForApplication ? self::operator() : self::member($type),
            Role::Moderateur => self::moderator($type),
            Role::Beneficiaire => self::member($type),
        };
    }

    /** @return array<string, Grant> */
    private static function member(ContentType $type): array
    {
        return match (true) {
            $type === ContentType::Structure => [
                ...self::all(G::Never),
                C::Edit->value => G::Own,
                C::EditPublished->value => G::Own,
                C::EditPrivate->value => G::Own,
                C::ReadPrivate->value => G::Own,
                C::Delete->value => G::Own,
                C::DeletePrivate->value => G::Own,
                C::DeletePublished->value => G::Own,
            ],
            self::isModerated($type) => [
                ...self::all(G::Never),
                C::Edit->value => G::Own,
                C::EditPublished->value => G::OwnAsProposal,
                C::EditPrivate->value => G::Own,
                C::ReadPrivate->value => G::Own,
                C::Delete->value => G::OwnDrafts,
            ],
            default => self::all(G::Never),
        };
    }

    /** @return array<string, Grant> */
    private static function moderator(ContentType $type): array
    {
        $scoped = self::isModerated($type) || $type === ContentType::CallForApplication;

        return $scoped ? [...self::member($type), C::ReadPrivate->value => G::InScope] : self::member($type);
    }

    /** @return array<string, Grant> */
    private static function operator(): array
    {
        return [
            C::Edit->value => G::Managed,
            C::EditPublished->value => G::Managed,
            C::EditOthers->value => G::Managed,
            C::EditPrivate->value => G::Own,
            C::Publish->value => G::Managed,
            C::ReadPrivate->value => G::Managed,
            C::Delete->value => G::OwnWithoutApplications,
            C::DeletePrivate->value => G::OwnWithoutApplications,
            C::DeletePublished->value => G::OwnWithoutApplications,
            C::DeleteOthers->value => G::Never,
        ];
    }

    /** @return array<string, Grant> */
    private static function all(Grant $grant): array
    {
        return array_fill_keys(array_map(static fn (Capability $each): string => $each->value, C::cases()), $grant);
    }

    /** Types whose records a validator must accept before the public sees them. */
    public static function isModerated(ContentType $type): bool
    {
        return match ($type) {
            ContentType::Initiative, ContentType::CommunityProfile, ContentType::Event, ContentType::Resource => true,
            ContentType::SupportedProject, ContentType::CallForApplication,
            ContentType::Training, ContentType::Structure => false,
        };
    }
}
