<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Rights\Capability as C;

/** WordPress's capabilities on one post, by the rules of records. */
final readonly class PostCapabilities
{
    public const NAMES = ['edit_post', 'delete_post', 'read_post', 'publish_post', C::PROPOSE, C::MODERATE];

    public function __construct(private ObjectRules $rules)
    {
    }

    public function allows(string $capability, Viewer $viewer, Subject $subject): bool
    {
        return match ($capability) {
            'edit_post' => $this->rules->edits($viewer, $subject),
            'delete_post' => $this->rules->deletes($viewer, $subject),
            'publish_post' => $this->rules->publishes($viewer, $subject),
            'read_post' => $this->rules->access($viewer, $subject)->atLeast(Access::Full),
            C::PROPOSE => $this->rules->proposes($viewer, $subject),
            C::MODERATE => $this->rules->moderates($viewer, $subject),
            default => false,
        };
    }

    /** @return list<string> so that a capability denied to a single user is respected */
    public static function primitives(string $capability, Subject $subject): array
    {
        return match ($capability) {
            'edit_post' => [C::Edit->of($subject->type)],
            C::PROPOSE => [C::EditPublished->of($subject->type)],
            'delete_post' => [C::Delete->of($subject->type)],
            'publish_post' => [C::Publish->of($subject->type)],
            C::MODERATE => [C::MODERATE_CONTENT],
            default => ['exist'],
        };
    }
}
