<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Capability as C;
use Passerelle\Rights\Grant as G;

/** Role × content type × capability, as data: docs and tests read the same cells. */
final class CapabilityMatrix
{
    public static function grant(Role $role, ContentType $type, Capability $capability): Grant
    {
        return self::column($role, $type)[$capability->value];
    }

    /**
     * Capabilities of the type that the role has in WordPress. Conditional ones are granted too and decided per object,
     * except reading private records of others, which WordPress's queries would treat as unconditional.
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
            Role::GuestReviewer => self::all(G::Never),
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
            // Made and decided on by staff.
            $type === ContentType::SupportedProject => [
                ...self::all(G::Never),
                C::EditPublished->value => G::OwnAsProposal,
                C::ReadPrivate->value => G::Own,
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

    /** @return non-empty-list<ContentType> types that need moderation before publication */
    public static function moderated(): array
    {
        return [ContentType::CommunityProfile, ContentType::Initiative, ContentType::Event, ContentType::Resource];
    }

    public static function isModerated(ContentType $type): bool
    {
        return in_array($type, self::moderated(), true);
    }
}
