<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\ContentType;

/**
 * Registers the post types. They are hidden from WordPress's front end, REST, feeds and raw GraphQL: the public site reads
 * them through the plugin's own API, behind one policy.
 */
final readonly class PostTypes
{
    public function register(): void
    {
        foreach (ContentType::cases() as $type) {
            register_post_type($type->value, [
                'label' => $this->label($type),
                'public' => false,
                'show_ui' => true,
                'show_in_nav_menus' => false,
                'show_in_rest' => false,
                'show_in_graphql' => false,
                'exclude_from_search' => true,
                'publicly_queryable' => false,
                'has_archive' => false,
                'rewrite' => false,
                'query_var' => false,
                'can_export' => true,
                'delete_with_user' => false,
                'capability_type' => $type->capabilityType(),
                'map_meta_cap' => true,
                'supports' => ['title'],
                'menu_icon' => $this->icon($type),
            ]);
        }
    }

    private function label(ContentType $type): string
    {
        return match ($type) {
            ContentType::SupportedProject => __('Supported projects', 'passerelle'),
            ContentType::Resource => __('Resources', 'passerelle'),
            ContentType::Initiative => __('Initiatives', 'passerelle'),
            ContentType::Event => __('Events', 'passerelle'),
            ContentType::CommunityProfile => __('Persons', 'passerelle'),
            ContentType::CallForApplication => __('Calls for applications', 'passerelle'),
            ContentType::Training => __('Trainings', 'passerelle'),
            ContentType::Structure => __('Structures', 'passerelle'),
        };
    }

    private function icon(ContentType $type): string
    {
        return match ($type) {
            ContentType::SupportedProject => 'dashicons-awards',
            ContentType::Resource => 'dashicons-media-document',
            ContentType::Initiative => 'dashicons-lightbulb',
            ContentType::Event => 'dashicons-calendar-alt',
            ContentType::CommunityProfile => 'dashicons-id',
            ContentType::CallForApplication => 'dashicons-megaphone',
            ContentType::Training => 'dashicons-welcome-learn-more',
            ContentType::Structure => 'dashicons-building',
        };
    }
}
