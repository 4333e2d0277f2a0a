<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Kernel\Module;
use Passerelle\Rights\Capability as C;

/**
 * Maps all capability checks of WordPress on posts of the plugin. WordPress's own mapping considers authors and statuses only;
 * this one also countries, managers and structures.
 */
final readonly class ObjectCapabilities implements Module
{
    private const DENIED = ['do_not_allow'];

    public function __construct(
        private ObjectRules $rules,
        private PostSubjects $subjects,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        add_filter('map_meta_cap', $this->map(...), 20, 4);
    }

    /**
     * @param list<string> $required capabilities that WordPress would require
     * @param array<int, mixed> $args the post id first
     * @return list<string> additional required capabilities
     */
    public function map(array $required, string $capability, int $userId, array $args): array
    {
        $isOurs = in_array($capability, ['edit_post', 'delete_post', 'read_post', 'publish_post', C::PROPOSE, C::MODERATE], true);
        if (!$isOurs) {
            return $required;
        }
        $postId = $args[0] ?? 0;
        $postId = $postId instanceof \WP_Post ? $postId->ID : (is_numeric($postId) ? (int) $postId : 0);
        $subject = $postId > 0 ? $this->subjects->ofPost($postId) : null;
        if ($subject === null) {
            return in_array($capability, [C::PROPOSE, C::MODERATE], true) ? self::DENIED : $required;
        }

        return $this->allows($capability, $this->viewers->of($userId), $subject)
            ? $this->primitives($capability, $subject)
            : self::DENIED;
    }

    private function allows(string $capability, Viewer $viewer, Subject $subject): bool
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
    private function primitives(string $capability, Subject $subject): array
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
