<?php

declare(strict_types=1);

namespace Passerelle\Content;

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
     * What the catalogue shows it as: structures appear in the directory beside persons (spec section 9 has seven
     * search types).
     */
    public function searchType(): self
    {
        return $this === self::Structure ? self::CommunityProfile : $this;
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
