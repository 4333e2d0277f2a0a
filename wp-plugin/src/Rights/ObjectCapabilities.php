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

    private PostCapabilities $capabilities;

    public function __construct(
        ObjectRules $rules,
        private PostSubjects $subjects,
        private ViewerFactory $viewers,
    ) {
        $this->capabilities = new PostCapabilities($rules);
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
        if (!in_array($capability, PostCapabilities::NAMES, true)) {
            return $required;
        }
        $postId = $args[0] ?? 0;
        $postId = $postId instanceof \WP_Post ? $postId->ID : (is_numeric($postId) ? (int) $postId : 0);
        $subject = $postId > 0 ? $this->subjects->ofPost($postId) : null;
        if ($subject === null) {
            return in_array($capability, [C::PROPOSE, C::MODERATE], true) ? self::DENIED : $required;
        }

        return $this->capabilities->allows($capability, $this->viewers->of($userId), $subject)
            ? PostCapabilities::primitives($capability, $subject)
            : self::DENIED;
    }
}
