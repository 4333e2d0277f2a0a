<?php

declare(strict_types=1);

namespace Passerelle\Content\Model;

/** The eight post types; the values are the post type keys and the keys of the public API. */
enum ContentType: string
{
    case SupportedProject = 'supported_projects';
    case Resource = 'resource';
    case Initiative = 'initiative';
    case Event = 'event';
    case CommunityProfile = 'community_profile';
    case CallForApplication = 'call_for_application';
    case Training = 'formation';
    case Structure = 'structure';

    /**
     * Type in the catalogue: structures are in the directory, like persons (spec section 9 has seven
     * search types).
     */
    public function searchType(): self
    {
        return $this === self::Structure ? self::CommunityProfile : $this;
    }

    /** @return non-empty-list<self> types with pages below the same archive, whose slugs are unique among all of them */
    public function ofSameArchive(): array
    {
        return array_values(array_filter(self::cases(), fn (self $type): bool => $type->searchType() === $this->searchType())) ?: [$this];
    }

    /** @return list<string> slugs that other pages below its archive have */
    public function reservedSlugs(): array
    {
        return $this->searchType() === self::CommunityProfile ? ['fiche-formulaire', 'sheet-form'] : [];
    }

    /** @return list<self> types with a form on the site; the others are edited in WordPress only */
    public static function writtenByOwners(): array
    {
        return [
            self::Initiative,
            self::Event,
            self::Resource,
            self::SupportedProject,
            self::CallForApplication,
            self::CommunityProfile,
            self::Structure,
        ];
    }

    /** Its part of names in the API: PasserelleCall, passerelleMutateCall. */
    public function apiName(): string
    {
        return match ($this) {
            self::SupportedProject => 'Project',
            self::CommunityProfile => 'Profile',
            self::CallForApplication => 'Call',
            self::Resource, self::Initiative, self::Event, self::Training, self::Structure => $this->name,
        };
    }

    /** @return array{string, string} the WordPress capability words, singular and plural */
    public function capabilityType(): array
    {
        return match ($this) {
            self::SupportedProject => ['supported_project', 'supported_projects'],
            self::Resource => ['resource', 'resources'],
            self::Initiative => ['initiative', 'initiatives'],
            self::Event => ['event', 'events'],
            self::CommunityProfile => ['community_profile', 'community_profiles'],
            self::CallForApplication => ['call_for_application', 'call_for_applications'],
            self::Training => ['formation', 'formations'],
            self::Structure => ['structure', 'structures'],
        };
    }
}
