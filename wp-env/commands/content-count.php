<?php

/* Prints how many posts of each content type are public, as JSON. */

declare(strict_types=1);

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

return static function (): int {
    global $wpdb;
    $public = "'" . implode("','", array_map(static fn (Status $status): string => $status->value, Status::public())) . "'";
    $counts = [];
    foreach (ContentType::cases() as $type) {
        $counts[$type->value] = (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status IN ({$public})", $type->value));
    }
    echo json_encode($counts, JSON_THROW_ON_ERROR), "\n";
    return 0;
};
