<?php

declare(strict_types=1);

namespace Passerelle\Files;

use WP_REST_Response;

/** A REST response with a file as body. */
final class ByteResponse extends WP_REST_Response
{
    /**
     * @param string $path absolute
     * @param array<string, string> $headers
     * @param bool $once a temporary file, deleted before the first byte is sent
     */
    public function __construct(public readonly string $path, array $headers, public readonly bool $once = false)
    {
        parent::__construct(null, 200, $headers);
    }

    /** Makes WordPress send the bytes instead of JSON. */
    public static function register(): void
    {
        add_filter(
            'rest_pre_serve_request',
            static function (mixed $served, mixed $response): mixed {
                if ($served === true || !$response instanceof self) {
                    return $served;
                }
                $response->send();

                return true;
            },
            10,
            2,
        );
    }

    private function send(): void
    {
        while (ob_get_level() > 0) {
            ob_end_clean();
        }
        $file = fopen($this->path, 'rb');
        if ($this->once) {
            // Unlinked while open, so that no aborted request leaves it behind.
            unlink($this->path);
        }
        if ($file !== false) {
            fpassthru($file);
            fclose($file);
        }
    }
}
