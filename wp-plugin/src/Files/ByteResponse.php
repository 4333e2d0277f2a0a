<?php

declare(strict_types=1);

namespace Passerelle\Files;

use WP_REST_Response;

/** A REST answer whose body is a file, not JSON. */
final class ByteResponse extends WP_REST_Response
{
    /**
     * @param string $path absolute
     * @param array<string, string> $headers
     * @param bool $once the file was made for this answer: it is gone from its folder before the first byte leaves
     */
    public function __construct(public readonly string $path, array $headers, public readonly bool $once = false)
    {
        parent::__construct(null, 200, $headers);
    }

    /** Lets WordPress send the bytes where it would make JSON. */
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
            // Not left behind whatever happens to this request.
            unlink($this->path);
        }
        if ($file !== false) {
            fpassthru($file);
            fclose($file);
        }
    }
}
